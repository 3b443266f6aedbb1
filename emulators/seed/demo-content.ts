import { join } from 'node:path';
import { DEFAULT_CATEGORY, TEASER_SIZE } from '../../web/app/site/features/gallery/gallery-pictures';
import { readEntries, type SeedEntry } from './entry';

/** The folders of the demo pictures and documents. */
export const picturesFolder = join(import.meta.dirname, 'pictures');
export const documentsFolder = join(import.meta.dirname, 'documents');

/** The content types, in the order of their items. */
const paths = [
  'organisation',
  'redirects',
  'policies',
  'formats',
  'publications',
  'programs',
  'employees',
  'sliders',
  'stories',
  'galleries',
  'popups',
  'notices',
] as const;

/** All demo items, the oldest first within each type. */
export const demoContent: readonly SeedEntry[] = paths.flatMap(readEntries);
const entriesOf = (path: (typeof paths)[number]) => demoContent.filter((entry) => entry.path === path);

/** The demo content is spread over this many days before today. */
const SPREAD_DAYS = 600;

/** How many days before the seed an item was added: the later in the list, the newer. */
export function daysAgoOf(entry: SeedEntry): number {
  return entry.daysAgo ?? Math.round((1 - demoContent.indexOf(entry) / demoContent.length) * SPREAD_DAYS);
}

/** The stories and gallery pictures that Home shows. */
const onHome: readonly SeedEntry[] = [
  ...entriesOf('stories')
    .filter(({ coming }) => !coming)
    .slice(-3),
  ...entriesOf('galleries')
    .filter(({ values }) => values['category'] === DEFAULT_CATEGORY)
    .slice(-TEASER_SIZE),
];

const isOnHome = (entry: SeedEntry) =>
  ['organisation', 'programs', 'sliders', 'popups'].includes(entry.path) || onHome.includes(entry);

/** The items in the order of adding: those of Home, then groups of the rest, each with a notice at the end. */
export function groups(): SeedEntry[][] {
  const others = demoContent.filter(({ path }) => path !== 'notices');
  const rest = others.filter((entry) => !isOnHome(entry));
  const news = entriesOf('notices');
  const size = Math.ceil(rest.length / (news.length - 1));
  return news.map((notice, at) => [
    ...(at === 0 ? others.filter(isOnHome) : rest.slice((at - 1) * size, at * size)),
    notice,
  ]);
}
