import type { Reader } from '@content/api/contract';
import { Await } from '../../components/await';
import { TextsPage } from '../../components/item-page';
import { Empty, Pending } from '../../components/messages';
import { readGlobal } from '../../data/pages/globals';
import { pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import { currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { SupportPage } from '../features/support/support-page';
import { detailsOrDefaults } from '../read-organisation';
import { supportTexts } from '../texts/support';
import type { Route } from './+types/support';

const reads = (reader: Reader) => ({
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'support', async () => (await import('@site/defaults/support')).supportDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

/** Support us. */
export default function Support({ loaderData: { words, details } }: Route.ComponentProps) {
  return (
    <TextsPage of={words} title={getTexts().navigation.pages['/support']}>
      {(texts) => (
        <Await
          of={details}
          pending={<Pending />}
          failed={() => <Empty>{supportTexts[currentLanguage()].off}</Empty>}
        >
          {(all) => <SupportPage texts={texts} details={all} />}
        </Await>
      )}
    </TextsPage>
  );
}
