import { chakra } from '@chakra-ui/react';
import { blocksOf } from '@content/texts/rich-text';
import { messageTexts } from '@site/message-texts';
import { useSearchParams } from 'react-router';
import { Await } from '../../../components/await';
import { TextBlocks } from '../../../components/blocks';
import { TextsPage } from '../../../components/item-page';
import { PageTop } from '../../../components/page-top';
import { readGlobal } from '../../../data/pages/globals';
import { pageClientLoader, type PageData, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readNamed } from '../../../data/pages/read-item';
import { currentLanguage } from '../../../language';
import { detailsOrDefaults } from '../../read-organisation';
import { contactTexts } from '../../texts/contact';
import { MessageForm, ReceiptForm } from '../message-form/message-form';
import type { Route } from './+types/contact-page';
import { ContactRow } from './contact-row';
import { HoursAndPersons, Office } from './office';

const reads = pageReads((reader, { search }) => ({
  about: readNamed(reader, 'notices', search.get('about')),
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'contact', async () => (await import('@site/defaults/contact')).contactDefaults),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

/** The forms, to which notices link, and for complaints the foot of every page. */
function Write({ about }: Pick<PageData<typeof reads>, 'about'>) {
  const { title, lookUp } = messageTexts[currentLanguage()];
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'complaint' ? 'complaint' : 'question';
  return (
    <ContactRow columns="forms" data-screen-only>
      <section id="write" data-part="write">
        <h2>{title}</h2>
        <Await of={about}>
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
    </ContactRow>
  );
}

/** How to find, call and write to the organisation. */
export default function ContactPage({ loaderData: { words, details, about } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { title, directions } = contactTexts();
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <Await of={details}>
          {(all) => (
            <>
              <PageTop
                title={title}
                lead={texts.lead}
                head={{ noIndex: ['about', 'kind', 'sent'].some((name) => search.has(name)) }}
              />
              <chakra.div paddingBottom={{ base: '10', md: '16' }}>
                <Office {...all} />
                <HoursAndPersons {...all} />
                {texts.directions === '' ? null : (
                  <ContactRow>
                    <section data-part="directions">
                      <h2>{directions}</h2>
                      <TextBlocks blocks={blocksOf(texts, 'directions')} gap="4" level={3} />
                    </section>
                  </ContactRow>
                )}
                <Write about={about} />
              </chakra.div>
            </>
          )}
        </Await>
      )}
    </TextsPage>
  );
}
