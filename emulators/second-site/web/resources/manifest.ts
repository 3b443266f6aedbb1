import type { LoaderFunctionArgs } from 'react-router';
import type { SiteContext } from '@content/contract';
import { ink, paper } from '@site/brand';
import { currentLanguage } from '../../language';
import { organisationOf } from '../organisation';
import { readOrganisation } from '../read-organisation';

/** /site.webmanifest: what a phone calls the site on its home screen. */
export async function loader({ context }: LoaderFunctionArgs<SiteContext>): Promise<Response> {
  const { name } = organisationOf(await readOrganisation(context.reader));
  const colours = { background_color: paper, theme_color: ink };
  const manifest = { name, lang: currentLanguage(), start_url: '/', display: 'browser', ...colours };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
