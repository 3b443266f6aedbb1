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

/** The parameters that each page reads on the server, in normal order; `photo` only where the list may lack its picture. */
export const pageParameters: Readonly<
  Record<(typeof publicPages)[number][0], Readonly<Record<string, Spelling>>>
> = {
  '': {},
  'about-us-details': {},
  objective: {},
  stories: { after },
  'story/:id': {},
  employees: {},
  programs: {},
  'programs/:id': {},
  'past-programs': { after },
  'present-programs': { after },
  gallery: { category, after, photo: anId },
  publications: { after },
  'publications/:id': {},
  formats: { after },
  'formats/:id': {},
  policies: {},
  contact: { about: anId, kind: only('complaint'), sent: only('1') },
  notices: { kind: chosen(kindOf), state: chosen(stateOf), after, open: anId },
  'notices/:id': {},
  events: { after },
  'public-information': {},
  support: {},
  search: { q: words },
};
