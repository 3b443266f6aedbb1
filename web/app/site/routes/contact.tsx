import type { Reader } from '@content/api/contract';
import { messageTexts } from '@site/message-texts';
import { useSearchParams } from 'react-router';
import { Await } from '../../components/await';
import { TextsPage } from '../../components/item-page';
import { Pending } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { readGlobal } from '../../data/globals';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/page-loaders';
import { readNamed } from '../../data/read-item';
import { currentLanguage } from '../../language';
import { Ways } from '../features/contact/ways';
import { MessageForm, ReceiptForm } from '../features/message-form/message-form';
import { detailsOrDefaults } from '../read-organisation';
import { contactTexts } from '../texts/contact';
import type { Route } from './+types/contact';

const reads = (reader: Reader, { search }: PageLocation) => ({
  about: readNamed(reader, 'notices', search.get('about')),
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'contact', async () => (await import('@site/defaults/contact')).contactDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

/** Jumped to from a notice, and for a complaint from the foot of each page. */
function Write({ about }: Pick<Route.ComponentProps['loaderData'], 'about'>) {
  const { title, lookUp } = messageTexts[currentLanguage()];
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'complaint' ? 'complaint' : 'question';
  return (
    <div data-row="write" data-screen-only>
      <section id="write">
        <h2>{title}</h2>
        <Await of={about} pending={<Pending />} failed={() => null}>
          {(notice) => (
            <MessageForm
              key={[kind, notice?._id].join(' ')}
              notice={notice}
              kind={kind}
              isSent={search.has('sent')}
            />
          )}
        </Await>
      </section>
      <section>
        <h2>{lookUp}</h2>
        <ReceiptForm />
      </section>
    </div>
  );
}

export default function Contact({ loaderData: { words, details, about } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { title } = contactTexts[currentLanguage()];
  const isOfForm = ['about', 'kind', 'sent'].some((name) => search.has(name));
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <Await of={details} pending={<Pending />} failed={() => null}>
          {(all) => (
            <>
              <PageHead title={title} description={texts.lead} noIndex={isOfForm} />
              <PageHeader title={title}>{texts.lead}</PageHeader>
              <Ways texts={texts} details={all}>
                <Write about={about} />
              </Ways>
            </>
          )}
        </Await>
      )}
    </TextsPage>
  );
}
