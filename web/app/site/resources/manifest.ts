import { ink, paper } from '@site/brand';
import { localizePath } from '@content/texts/language-paths';
import { readOrganisation } from '../read-organisation';
import { settle } from '../../data/pages/outcome';
import { unavailable } from '../../data/formats/xml';
import { organisationOf } from '../organisation';
import type { Route } from './+types/manifest';
import { currentLanguage } from '../../language';

/** The sides of the icons, in pixels. */
const sides = [192, 512] as const;

/** /site.webmanifest: the site's name and icons on the home screen of a phone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const words = await settle(readOrganisation(context.reader));
  if (!words.ok) return unavailable();
  const { name, shortName, tagline } = organisationOf(words.value);
  const manifest = {
    name,
    short_name: shortName,
    description: tagline,
    lang: currentLanguage(),
    start_url: localizePath(currentLanguage(), '/'),
    display: 'browser',
    background_color: paper,
    theme_color: ink,
    icons: sides.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
