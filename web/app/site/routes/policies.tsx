import { defineStyle } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { documentsOf } from '@content/items/item';
import { Container } from '../../components/layout';
import { Alert, Empty, Pending } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Await } from '../../components/await';
import { pageClientLoader, pageLoader } from '../../data/page-loaders';
import { DocumentCover } from '../features/documents/document-cover';
import { DocumentLink } from '../features/documents/document-link';
import { DocumentSpread, SPREAD_COVER } from '../features/documents/document-spread';
import type { Route } from './+types/policies';
import { currentLanguage } from '../../language';
import { policiesTexts } from '../texts/policies';

const reads = (reader: Reader) => ({ policies: reader.list('policies').then(({ items }) => items) });

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

const look = defineStyle({
  '& [data-lead]': { fontSize: 'lg', maxWidth: 'reading', marginBottom: '6' },
  '& dl': {
    marginTop: '10',
    display: 'grid',
    columnGap: '10',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
  '& dl > div': { borderTopWidth: '1px', borderColor: 'border.subtle', paddingTop: '3' },
  '& dt': { fontWeight: 'bold' },
  '& dd': { color: 'fg.muted' },
});

export default function Policies({ loaderData: { policies } }: Route.ComponentProps) {
  const { title, lead, text, open, cover, parts, failed, missing } = policiesTexts[currentLanguage()];
  return (
    <>
      <PageHead title={title} description={`${lead} ${text}`} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container paddingBlock={{ base: '10', md: '16' }} minHeight="20rem">
        <Await of={policies} pending={<Pending minHeight="10rem" />} failed={() => <Alert>{failed}</Alert>}>
          {([policy]) => {
            const [document] = policy ? documentsOf(policy, 'policyUrls') : [];
            if (!document) return <Empty>{missing}</Empty>;
            return (
              <DocumentSpread
                css={look}
                cover={
                  <DocumentCover kind="policies" title={cover} file={document.file} sizes={SPREAD_COVER} />
                }
              >
                <p data-lead>{text}</p>
                <DocumentLink url={document.url} file={document.file} label={open} />
                <dl>
                  {parts.map((part) => (
                    <div key={part.name}>
                      <dt>{part.name}</dt>
                      <dd>{part.text}</dd>
                    </div>
                  ))}
                </dl>
              </DocumentSpread>
            );
          }}
        </Await>
      </Container>
    </>
  );
}
