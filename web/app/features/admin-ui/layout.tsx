import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../theme/utilities';

export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

/** The column of a form: wider on a desk while texts stand in it beside their translations. */
export const FormColumn = chakra(Stack, {
  base: {
    gap: '5',
    marginInline: 'auto',
    '&:has([data-translation])': { lg: { minWidth: 'min(60rem, 100%)' } },
  },
});

/** A white sheet on the page's background. */
export const Sheet = chakra('div', {
  base: {
    background: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    padding: { base: '4', sm: '6' },
  },
});

interface SectionProps extends Omit<ComponentProps<typeof Sheet>, 'title'> {
  readonly id: string;
  readonly title: string;
}

/** A part of a screen: its heading, and a sheet. */
export const Section = ({ id, title, ...sheet }: SectionProps) => (
  <Stack as="section" gap="3" aria-labelledby={id}>
    <chakra.h2 id={id} fontSize="lg">
      {title}
    </chakra.h2>
    <Sheet paddingBlock="2" {...sheet} />
  </Stack>
);

/** One line of a list within a sheet. */
export const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    fontSize: 'sm',
    _last: { borderBottomWidth: '0' },
  },
});

const Title = chakra('h1', {
  base: { fontSize: '2xl', letterSpacing: 'tight', lineHeight: 'heading' },
});

export const Muted = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'body' } });

/** Read out and not seen. Lists have it by the dozen: it is no part of Chakra, which costs ten times an element. */
export const Hidden = (props: ComponentProps<'span'>) => <span style={visuallyHidden} {...props} />;

export interface ScreenHeadProps {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string; readonly state?: unknown };
  readonly children?: ReactNode;
}

/** Title of a screen in the document and on the page, with the way back and the screen's actions. */
export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  return (
    <div>
      <title>{`${title} · Admin Portal`}</title>
      <meta name="robots" content="noindex" />
      {back ? (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="target"
          fontSize="sm"
          fontWeight="bold"
          color="link.body"
          _hover={{ textDecoration: 'underline' }}
          asChild
        >
          <Link to={back.to} state={back.state}>
            <ChevronLeft aria-hidden size="1.25em" />
            {back.label}
          </Link>
        </chakra.span>
      ) : null}
      <Row justifyContent="space-between" rowGap="3">
        <Title overflowWrap="anywhere" flex="1 1 9rem">
          {title}
        </Title>
        {children}
      </Row>
    </div>
  );
}
