import { chakra, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { entryLink } from '../../../admin-ui/buttons';

/** The heading of a part of a long form. */
export const PartTitle = chakra('h2', {
  base: {
    borderTopWidth: '3px',
    borderColor: 'accent.mark',
    paddingTop: '3',
    marginTop: '2',
    marginBottom: '5',
    fontSize: 'xl',
    scrollMarginTop: { base: 'nav', md: '4' },
  },
});

const MANY_PARTS = 3;
export const partId = (name: string) => `part-${name}`;

export function PartLinks({ type }: { type: ContentTypeDefinition }) {
  const parts = Object.entries(type.fields).filter(([, { heading }]) => heading !== undefined);
  if (parts.length < MANY_PARTS) return null;
  return (
    <nav aria-label="Parts of this form">
      <HStack as="ul" wrap="wrap" columnGap="5" rowGap="0" fontSize="sm">
        {parts.map(([name, { heading }]) => (
          <li key={name}>
            <chakra.a
              href={`#${partId(name)}`}
              // Not by the browser itself: the router asks about unsaved changes, and knows its own entries alone.
              onClick={(event) => {
                event.preventDefault();
                const title = document.getElementById(partId(name));
                title?.scrollIntoView();
                title?.focus({ preventScroll: true });
              }}
              css={entryLink}
            >
              {heading}
            </chakra.a>
          </li>
        ))}
      </HStack>
    </nav>
  );
}
