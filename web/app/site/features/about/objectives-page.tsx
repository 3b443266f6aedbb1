import { chakra } from '@chakra-ui/react';
import { PageTop } from '../../../components/page-top';
import { TextsPage } from '../../../components/item-page';
import { column } from '../../../theme/recipes';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readGlobal } from '../../../data/pages/globals';
import type { Route } from './+types/objectives-page';
import { getTexts } from '../../../texts';

const reads = pageReads((reader) => ({
  words: readGlobal(
    reader,
    'objectives',
    async () => (await import('@site/defaults/objectives')).objectivesDefaults,
  ),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Promises = chakra('ol', {
  base: {
    ...column,
    paddingBlock: { base: '10', md: '16' },
    display: 'grid',
    columnGap: '16',
    gridTemplateColumns: { lg: '1fr 1fr' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '3.25rem 1fr', md: '5.5rem 1fr', _print: '2.5rem 1fr' },
      alignItems: 'start',
      paddingBlock: { base: '5', md: '6', _print: '2' },
      fontSize: { md: 'lg', _print: 'md' },
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& b': {
      fontSize: { base: '3xl', md: '4xl', _print: 'lg' },
      lineHeight: '1',
      color: 'accent.solid',
    },
  },
});

export default function ObjectivesPage({ loaderData: { words } }: Route.ComponentProps) {
  const { title } = getTexts().objectives;
  return (
    <TextsPage of={words} title={title}>
      {({ lead, items }) => (
        <>
          <PageTop title={title} lead={lead} />
          <Promises>
            {items.map(({ text }, i) => (
              <li key={i}>
                <b aria-hidden>{getTexts().digits(String(i + 1))}</b>
                <p>{text}</p>
              </li>
            ))}
          </Promises>
        </>
      )}
    </TextsPage>
  );
}
