import PQueue from 'p-queue';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentTypeAt } from '@content';
import { dayInNepal } from '@content/closing';
import type { PictureDetails } from '@content/picture-details';
import { PICTURES_CONFIRMED, publicationParts } from '@content/publication';
import { ContentWriter } from '../../functions/src/content/writer';
import { createServices } from '../../functions/src/services';
import type { UploadedFile } from '../../functions/src/content/form';
import { DEFAULT_CATEGORY, TEASER_SIZE } from '../../web/app/features/gallery/gallery-pictures';
import { memoiseRenditions } from '../rendition-cache.mjs';
import { seedAccounts } from './accounts';
import { popups, sliders } from './content/announcements';
import { galleries } from './content/galleries';
import { notices } from './content/notices';
import { formats, policies, publications } from './content/papers';
import { employees } from './content/people';
import { programs } from './content/programs';
import { stories } from './content/stories';
import { demoPdf } from './documents';
import type { SeedEntry, SeedFile, Shown } from './entry';

memoiseRenditions(sharp);

/** All demo items, the oldest first within each type. */
export const demoContent: readonly SeedEntry[] = [
  ...policies,
  ...formats,
  ...publications,
  ...programs,
  ...employees,
  ...sliders,
  ...[...stories].reverse(),
  ...galleries,
  ...popups,
  ...[...notices].reverse(),
];

const DAY_MS = 24 * 3600 * 1000;
/** When offices open: 10:00 in Nepal. */
const OPENS = '04:15:00.000Z';
/** The demo content is spread over this many days before today. */
const SPREAD_DAYS = 600;
const seeder = { uid: 'demo-seed', email: 'staff@example.org', displayName: 'Demo Staff' };

/** The folder of the demo pictures. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

async function toUpload(file: SeedFile): Promise<UploadedFile> {
  if (file.kind === 'pdf')
    return { field: file.upload, name: file.name, bytes: await demoPdf(file.document) };
  const name = `${file.picture}.jpg`;
  return { field: file.upload, name, bytes: await readFile(join(picturesFolder, name)) };
}

/** What a form says of a picture. */
function detailsOf({ focus, consent }: Shown, day: (days: number) => string): PictureDetails {
  return {
    ...(focus ? { focus } : {}),
    ...(consent ? { consent: { ...consent, given: day(consent.given), until: day(consent.until) } } : {}),
  };
}

async function toForm(entry: SeedEntry, today: number) {
  const values: Record<string, unknown[]> = { [publicationParts.confirm]: [PICTURES_CONFIRMED] };
  const moment = (days: number) => new Date(today + days * DAY_MS);
  const day = (days: number) => dayInNepal(moment(days));
  for (const [name, value] of Object.entries(entry.values)) values[name] = [value];
  for (const [name, days] of Object.entries(entry.days ?? {})) {
    values[name] = [day(days)];
  }
  if (entry.coming) {
    const { inDays, note } = entry.coming;
    values[publicationParts.note] = [note];
    if (inDays === null) values[publicationParts.wish] = ['draft'];
    else values[publicationParts.publishAt] = [`${day(inDays)}T${OPENS}`];
  }
  for (const file of entry.files) {
    if (file.kind === 'picture') {
      const details = JSON.stringify(detailsOf(file.shown ?? {}, day));
      (values[`${file.upload}Details`] ??= []).push(details);
      (values[`${file.upload}Alt`] ??= []).push(file.alt);
    } else if (file.label) (values[`${file.upload}Label`] ??= []).push(file.label);
  }
  return { values, files: await Promise.all(entry.files.map(toUpload)) };
}

/** How many days before the day of the seed an item was added: the later in the list, the newer it is. */
export function daysAgoOf(entry: SeedEntry): number {
  return entry.daysAgo ?? Math.round((1 - demoContent.indexOf(entry) / demoContent.length) * SPREAD_DAYS);
}

/** Adds an item unless it is there. */
async function add(entry: SeedEntry, today: number): Promise<void> {
  const type = contentTypeAt(entry.path);
  if (!type) throw new Error(`There is no content type ${entry.path}`);
  const minutes = demoContent.length - demoContent.indexOf(entry);
  const moment = new Date(today - daysAgoOf(entry) * DAY_MS - minutes * 60_000);
  const services = createServices({ clock: () => moment });
  if (await services.items.get(type, entry.id)) return;
  await new ContentWriter(services).create(type, entry.id, await toForm(entry, today), seeder);
}

const picturesOf = (entries: readonly SeedEntry[]) =>
  entries.flatMap(({ files }) => files.filter(({ kind }) => kind === 'picture')).length;

/** The stories and gallery pictures that Home shows. */
const onHome: readonly SeedEntry[] = [
  ...stories.filter(({ coming }) => !coming).slice(0, 3),
  ...galleries.filter(({ values }) => values['category'] === DEFAULT_CATEGORY).slice(-TEASER_SIZE),
];

/** What Home shows, and what costs nothing: it is added before the rest. */
function isAddedFirst(entry: SeedEntry): boolean {
  const { path, files } = entry;
  return files.length === 0 || path === 'sliders' || path === 'popups' || onHome.includes(entry);
}

/** Content that is being added: an item is on the site as soon as it is whole, with all sizes of its pictures. */
export interface Seeding {
  /** Resolves when all that Home shows is there. */
  readonly home: Promise<void>;
  /** Resolves when everything is there. */
  readonly all: Promise<void>;
  /** How far it is: '34 of 92'. */
  readonly pictures: () => string;
}

/** Begins to fill empty emulators with the demo: accounts and content, through the same code as the API. */
export function startSeeding({ log }: { log: (line: string) => void }): Seeding {
  const today = Date.now();
  const queue = new PQueue({ concurrency: 2 });
  const [total, made] = [picturesOf(demoContent), { pictures: 0 }];
  const pictures = () => `${made.pictures} of ${total}`;
  const addAll = (entries: readonly SeedEntry[]) =>
    queue.addAll(
      entries.map((entry) => async () => {
        await add(entry, today);
        const before = made.pictures;
        made.pictures += picturesOf([entry]);
        if (Math.floor(made.pictures / 25) > Math.floor(before / 25)) log(`  Demo pictures: ${pictures()}`);
      }),
    );
  const home = seedAccounts().then(async () => void (await addAll(demoContent.filter(isAddedFirst))));
  const all = home.then(async () => {
    await addAll(demoContent.filter((entry) => !isAddedFirst(entry)));
    log(`  ${demoContent.length} items in ${Math.round((Date.now() - today) / 1000)} s`);
  });
  return { home, all, pictures };
}

/** Fills empty emulators with the demo. */
export async function seed(options: { log: (line: string) => void }): Promise<void> {
  await startSeeding(options).all;
}
