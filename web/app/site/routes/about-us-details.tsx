import type { Reader } from '@content/api/contract';
import { TextsPage } from '../../components/item-page';
import { readGlobal } from '../../data/pages/globals';
import { pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import { currentLanguage } from '../../language';
import { AboutPage } from '../features/about/about-page';
import { aboutTexts } from '../texts/about';
import type { Route } from './+types/about-us-details';

const reads = (reader: Reader) => ({
  words: readGlobal(reader, 'about', async () => (await import('@site/defaults/about')).aboutDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

/** About Us. */
export default function AboutUsDetails({ loaderData: { words } }: Route.ComponentProps) {
  const { title } = aboutTexts[currentLanguage()];
  return (
    <TextsPage of={words} title={title}>
      {(texts) => <AboutPage texts={texts} />}
    </TextsPage>
  );
}
