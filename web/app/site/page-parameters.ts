import { listedIn } from '@content/items/closing';
import { format } from '@site/types/format';
import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { program } from '@site/types/program';
import { publication } from '@site/types/publication';
import { story } from '@site/types/story';
import { after, anId, chosen, from, type Spelling, words } from '../spellings';
import { categoryOf, DEFAULT_CATEGORY } from './features/gallery/gallery-pictures';
import { kindOf, stateOf } from './features/notices/notice-query';
import type { publicPages } from './public-pages';

const category: Spelling = (value) => {
  const known = categoryOf(value);
  return known === DEFAULT_CATEGORY ? null : known;
};

/** The list of what has closed goes on in an order of its own. */
const afterNotice: Spelling = (value, given) =>
  after(listedIn(notice, stateOf(given.get('state'))))(value, given);

const projects = { after: after(program), from };

/**
 * The parameters that each page reads on the server, in the order of the normal form. `photo` is one where the picture
 * may lie outside of the page's list; elsewhere the browser alone reads it.
 */
export const pageParameters: Readonly<
  Record<(typeof publicPages)[number][1], Readonly<Record<string, Spelling>>>
> = {
  home: {},
  'about-us-details': {},
  objective: {},
  stories: { after: after(story) },
  story: {},
  employees: {},
  programs: {},
  program: {},
  'past-programs': projects,
  'present-programs': projects,
  gallery: { category, after: after(gallery), photo: anId },
  publications: { after: after(publication) },
  publication: {},
  formats: { after: after(format) },
  format: {},
  policies: {},
  contact: { about: anId, sent: (value) => (value === '1' ? value : null) },
  'public-information': {},
  support: {},
  notices: { kind: chosen(kindOf), state: chosen(stateOf), after: afterNotice, open: anId },
  notice: {},
  events: { after: after(listedIn(notice, 'upcoming')) },
  search: { q: words },
};
