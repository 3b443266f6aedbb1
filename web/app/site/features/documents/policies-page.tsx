import { defineStyle } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { documentsOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
import { TextBlocks } from '../../../components/blocks';
import { Container } from '../../../components/layout';
import { Alert, Empty, Pending } from '../../../components/messages';
import { PageTop } from '../../../components/page-top';
import { Await } from '../../../components/await';
import { formatDate, languageOf } from '../../../components/text';
import { sectionTitle } from '../../../theme/recipes';
import { pageClientLoader, pageLoader } from '../../../data/pages/page-loaders';
import { DocumentCover } from './document-cover';
import { DocumentLink } from './document-link';
import { DocumentSpread, SPREAD_COVER } from './document-spread';
import type { Route } from './+types/policies-page';
import { policiesTexts } from '../../texts/policies';

const reads = (reader: Reader) => ({ policies: reader.list('policies').then(({ items }) => items) });

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

const look = defineStyle({
  '& h2': sectionTitle,
  '& [data-part=since]': { color: 'fg.muted', marginTop: '3' },
  '& [data-part=text]': { marginTop: '5' },
  '& [data-part=document]': { marginTop: '8' },
});

export default function PoliciesPage({ loaderData: { policies } }: Route.ComponentProps) {
  const { title, lead, open, cover, failed, missing, inForceSince } = policiesTexts();
  return (
    <>
      <PageTop title={title} lead={lead} />
      <Container paddingBlock={{ base: '10', md: '16' }} minHeight="20rem">
        <Await of={policies} pending={<Pending minHeight="10rem" />} failed={() => <Alert>{failed}</Alert>}>
          {([policy]) => {
            const [document] = policy ? documentsOf(policy, 'policyUrls') : [];
            if (!policy || !document) return <Empty>{missing}</Empty>;
            const name = policy.title || cover;
            return (
              <DocumentSpread
                css={look}
                cover={
                  <DocumentCover kind="policies" title={name} file={document.file} sizes={SPREAD_COVER} />
                }
              >
                <h2 lang={languageOf(name)}>{name}</h2>
                {policy.inForceSince ? (
                  <p data-part="since">{inForceSince(formatDate(policy.inForceSince))}</p>
                ) : null}
                {policy.description ? (
                  <div data-part="text" lang={languageOf(policy.description)}>
                    <TextBlocks blocks={blocksOf(policy, 'description')} gap="4" level={3} />
                  </div>
                ) : null}
                <div data-part="document">
                  <DocumentLink url={document.url} file={document.file} label={open} isNamed={false} />
                </div>
              </DocumentSpread>
            );
          }}
        </Await>
      </Container>
    </>
  );
}
