import { chakra, defineStyle, Heading, HStack, Stack, type SystemStyleObject } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ComponentProps, ReactNode } from 'react';
import { EntryLink } from './buttons';

/** Styles of a framed card on a sheet. */
export const card = defineStyle({
  background: 'bg.raised',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'md',
});

/** Styles of a white sheet on the page's background. */
const sheet = defineStyle({
  ...card,
  borderRadius: 'lg',
  paddingInline: { base: '4', sm: '6' },
  paddingBlock: { base: '4', sm: '6' },
});

export const Sheet = chakra('div', { base: sheet });

export interface SectionProps extends Omit<ComponentProps<typeof Sheet>, 'title' | 'css'> {
  readonly title: string;
  readonly css?: SystemStyleObject;
}

export const Section = ({ title, css: style = {}, ...props }: SectionProps) => (
  <Stack gap="3" as="section" aria-label={title}>
    <Heading css={{ fontSize: 'lg' }}>{title}</Heading>
    <Sheet css={[{ paddingBlock: '2' }, style]} {...props} />
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

export const Muted = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'body' } });

const screenTitle = defineStyle({
  fontSize: '2xl',
  letterSpacing: 'tight',
  lineHeight: 'heading',
  overflowWrap: 'anywhere',
  flex: '1 1 9rem',
});

interface ScreenProps extends ComponentProps<typeof Stack> {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string; readonly state?: unknown };
  readonly actions?: ReactNode;
}

/** Wider on a desk while texts stand in it beside their translations. */
const column = defineStyle({
  marginInline: 'auto',
  '&:has([data-translation])': { lg: { minWidth: 'min(60rem, 100%)' } },
});

/** A screen: the title of document and page, a link back, actions, and its sections one below the other. */
export const Screen = ({ title, back, actions, children, ...stack }: ScreenProps) => (
  <Stack gap="5" css={column} {...stack}>
    <title>{`${title} · Admin Portal`}</title>
    <meta name="robots" content="noindex" />
    <div>
      {back ? (
        <EntryLink to={back.to} state={back.state} css={{ gap: '1', fontSize: 'sm' }}>
          <ChevronLeft aria-hidden size="1.25em" />
          {back.label}
        </EntryLink>
      ) : null}
      <HStack wrap="wrap" justify="space-between" gap="3">
        <Heading as="h1" css={screenTitle}>
          {title}
        </Heading>
        {actions}
      </HStack>
    </div>
    {children}
  </Stack>
);

export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'nowrap',
    alignItems: 'center',
    columnGap: { base: '3', sm: '4' },
    rowGap: '2',
    paddingInline: { base: '3', sm: '4' },
    paddingBlock: { base: '2', sm: '3' },
    position: 'relative',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: '0' },
  },
});

/** The title and details of a row. */
export const RowText = chakra('div', {
  base: {
    flex: '1 1 10rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& h2': { fontSize: { base: 'sm', sm: 'md' }, lineHeight: '1.3' },
    '& p': { fontSize: { base: '0.8125rem', sm: 'sm' }, color: 'fg.muted', lineHeight: '1.4' },
  },
});

/** The buttons of a row; on a phone below it, at full width. */
export const RowActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: { base: 'full', sm: 'auto' },
    '& > *': { flex: { base: '1', sm: 'none' } },
  },
});

interface RowListProps extends ComponentProps<'ul'> {
  readonly 'aria-label': string;
  /** Pictures side by side instead of rows. */
  readonly tiles?: boolean;
}

const grid = {
  paddingInline: { base: '3', sm: '4' },
  paddingBlock: { base: '3', sm: '4' },
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
  lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
} as const;

/** A list on a sheet. */
export const RowList = ({ tiles = false, ...props }: RowListProps) => (
  <chakra.ul
    css={[sheet, { position: 'relative' }, tiles ? grid : { paddingInline: '0', paddingBlock: '0' }]}
    {...props}
  />
);
