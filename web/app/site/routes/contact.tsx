import type { Reader } from '@content/api/contract';
import { Await } from '../../components/await';
import { TextsPage } from '../../components/item-page';
import { Pending } from '../../components/messages';
import { readGlobal } from '../../data/pages/globals';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/pages/page-loaders';
import { readNamed } from '../../data/pages/read-item';
import { currentLanguage } from '../../language';
import { ContactPage } from '../features/contact/contact-page';
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

export default function Contact({ loaderData: { words, details, about } }: Route.ComponentProps) {
  const { title } = contactTexts[currentLanguage()];
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <Await of={details} pending={<Pending />} failed={() => null}>
          {(all) => <ContactPage texts={texts} details={all} about={about} />}
        </Await>
      )}
    </TextsPage>
  );
}
