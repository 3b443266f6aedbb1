import PQueue from 'p-queue';
import sharp from 'sharp';
import { contentTypeAt } from '@content';
import { dayInNepal } from '@content/closing';
import type { PictureDetails } from '@content/picture-details';
import { PICTURES_CONFIRMED, publicationParts } from '@content/publication';
import { ContentWriter } from '../../functions/src/content/writer';
import { createServices } from '../../functions/src/services';
import type { UploadedFile } from '../../functions/src/content/form';
import { seedAccounts } from './accounts';
import { popups, sliders } from './content/announcements';
import { galleries } from './content/galleries';
import { notices } from './content/notices';
import { formats, policies, publications } from './content/papers';
import { employees } from './content/people';
import { programs } from './content/programs';
import { stories } from './content/stories';
import type { SeedEntry, SeedFile, Shown } from './entry';
import { demoPdf } from './pictures/document';
import { portrait } from './pictures/portrait';
import { scene } from './pictures/scene';

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
const paragraph =
  'This is a demo document of a fictional organisation. It has real pages, so that the site can tell their number and the size of the file before anybody downloads it on a weak network.';

async function toUpload(file: SeedFile, seed: number): Promise<UploadedFile> {
  const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
  switch (file.kind) {
    case 'scene':
      return {
        field: file.upload,
        name: `${file.motif}-${seed}.jpg`,
        bytes: await jpeg(scene(file.motif, seed)),
      };
    case 'portrait':
      return {
        field: file.upload,
        name: `portrait-${seed}.jpg`,
        bytes: await jpeg(portrait(seed, file.sitter)),
      };
    case 'pdf':
      return {
        field: file.upload,
        name: file.name,
        bytes: await demoPdf(file.title.trim() || 'A document in Nepali', [paragraph], file.pages),
      };
  }
}

/** What a form says of a picture. */
function detailsOf({ focus, consent }: Shown, day: (days: number) => string): PictureDetails {
  return {
    ...(focus ? { focus } : {}),
    ...(consent ? { consent: { ...consent, given: day(consent.given), until: day(consent.until) } } : {}),
  };
}

async function toForm(entry: SeedEntry, seed: number, today: number) {
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
    if (file.kind === 'scene') {
      const details = JSON.stringify(detailsOf(file.shown ?? {}, day));
      (values[`${file.upload}Details`] ??= []).push(details);
    }
    if ('alt' in file) (values[`${file.upload}Alt`] ??= []).push(file.alt);
    else if (file.label) (values[`${file.upload}Label`] ??= []).push(file.label);
  }
  const files = await Promise.all(entry.files.map((file, at) => toUpload(file, seed * 5 + at)));
  return { values, files };
}

/** Fills empty emulators with the demo: accounts and content, through the same code as the API. */
export async function seed({ log }: { log: (line: string) => void }): Promise<void> {
  await seedAccounts();
  const started = Date.now();
  let done = 0;
  const queue = new PQueue({ concurrency: 2 });
  const work = demoContent.map((_, at) => async () => {
    await plant(at, started);
    done += 1;
    if (done % 25 === 0) log(`  ${done} of ${demoContent.length} items`);
  });
  await queue.addAll(work);
  log(`  ${demoContent.length} items in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Adds the item at an index of the list, unless it is there; the later in the list, the newer it is. */
async function plant(at: number, today: number): Promise<void> {
  const entry = demoContent[at];
  const type = entry && contentTypeAt(entry.path);
  if (!type) throw new Error(`There is no content type ${entry?.path ?? ''}`);
  const days = Math.round((1 - at / demoContent.length) * SPREAD_DAYS);
  const moment = new Date(today - days * DAY_MS - (demoContent.length - at) * 60_000);
  const services = createServices({ clock: () => moment });
  if (await services.items.get(type, entry.id)) return;
  await new ContentWriter(services).create(type, entry.id, await toForm(entry, at + 1, today), seeder);
}
