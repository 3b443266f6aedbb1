import { documentsOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
import { Container } from '../../../components/layout';
import { Alert, Empty, Pending } from '../../../components/messages';
import { PageTop } from '../../../components/page-top';
import { Await } from '../../../components/await';
import { formatDate } from '../../../components/text';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { DocumentSpread } from './document-spread';
import type { Route } from './+types/policies-page';
import { policiesTexts } from '../../texts/policies';

const reads = pageReads((reader) => ({ policies: reader.list('policies').then(({ items }) => items) }));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

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
            return (
              <DocumentSpread
                kind="policies"
                heading="h2"
                title={policy.title || cover}
                facts={
                  policy.inForceSince ? (
                    <p data-date>{inForceSince(formatDate(policy.inForceSince))}</p>
                  ) : null
                }
                blocks={blocksOf(policy, 'description')}
                document={document}
                label={open}
              />
            );
          }}
        </Await>
      </Container>
    </>
  );
}
