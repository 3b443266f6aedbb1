import { chakra } from '@chakra-ui/react';
import { Edge, edge } from '@site/web/edge';
import { column, lead, pageTitle } from '../theme/recipes';
import { PageHead, type PageHeadProps } from './page-head';

const Header = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    background: 'bg.warm',
    paddingTop: { base: '10', md: '16', _print: '0' },
    '& [data-part=words]': {
      ...column,
      position: 'relative',
      paddingBottom: { base: '16', md: '20', _print: '0' },
    },
    '& h1': { ...pageTitle, maxWidth: '20ch' },
    '& p': { ...lead, marginTop: '3' },
    '& [data-part=edge]': {
      ...edge,
      color: 'bg.page',
      position: 'absolute',
      insetInline: '0',
      bottom: '-1px',
    },
  },
});

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
}

/** The title and lead of an inner page, above a decorative edge. */
export const PageHeader = ({ title, lead: text }: PageHeaderProps) => (
  <Header>
    <div data-part="words">
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
    </div>
    <Edge />
  </Header>
);

/** The top of an inner page. Title and lead are also those of search engines and previews, unless `head` overrides them. */
export const PageTop = ({ head, ...shown }: PageHeaderProps & { readonly head?: Partial<PageHeadProps> }) => (
  <>
    <PageHead title={shown.title} description={shown.lead} {...head} />
    <PageHeader {...shown} />
  </>
);
