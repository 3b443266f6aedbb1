import type { SiteFacts } from '../../data/site-facts';
import { type OrganisationDetails, organisationOf } from '../organisation';

interface Rendered {
  readonly statusCode: number;
  readonly location: { readonly pathname: string };
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** What search engines are told: of the home page, whose it is. */
export function structuredData({ statusCode, location, loaderData }: Rendered): string {
  if (statusCode !== 200 || location.pathname !== '/') return '';
  const { origin, organisation } = loaderData['root'] as SiteFacts;
  const { name } = organisationOf(JSON.parse(organisation) as OrganisationDetails);
  const thing = { '@context': 'https://schema.org', '@type': 'NGO', name, url: `${origin}/` };
  const json = JSON.stringify(thing).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
