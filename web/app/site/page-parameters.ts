import { after, anId, chosen, type Spelling, words } from '../spellings';
import { categoryOf, DEFAULT_CATEGORY } from './features/gallery/gallery-pictures';
import { kindOf, stateOf } from './features/notices/notice-query';
import type { publicPages } from './public-pages';

const category: Spelling = (value) => {
  const known = categoryOf(value);
  return known === DEFAULT_CATEGORY ? null : known;
};

const only =
  (known: string): Spelling =>
  (value) =>
    value === known ? value : null;

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
  stories: { after },
  story: {},
  employees: {},
  programs: {},
  program: {},
  'past-programs': { after },
  'present-programs': { after },
  gallery: { category, after, photo: anId },
  publications: { after },
  publication: {},
  formats: { after },
  format: {},
  policies: {},
  contact: { about: anId, kind: only('complaint'), sent: only('1') },
  'public-information': {},
  support: {},
  notices: { kind: chosen(kindOf), state: chosen(stateOf), after, open: anId },
  notice: {},
  events: { after },
  search: { q: words },
};
