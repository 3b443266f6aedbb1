import PQueue from 'p-queue';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentTypeAt, type ContentTypeDefinition, type FileField, fileFields } from '@content';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import { fileFieldType } from '@content/field-types/registry';
import type { FileUse } from '@content/api/file-use';
import { CONSENT_CONFIRMED, publishingPartNames } from '@content/items/publishing-status';
import type { ItemInput } from '../../functions/src/domain/submission';
import { storeFile } from '../../functions/src/domain/uploads';
import { createItem } from '../../functions/src/domain/writer';
import { createServices, type Services } from '../../functions/src/services';
import type { UploadedFile } from '../../functions/src/media-processing/check-file';
import { processPicture } from '../../functions/src/media-processing/pictures';
import { log } from '../shared/terminal';
import { memoiseRenditions } from '../suite/patches/rendition-cache.mjs';
import type { SuiteEnv } from '../suite/suite-env';
import { demoStaff, seedAccounts } from './accounts';
import { daysAgoOf, demoContent, documentsFolder, groups, picturesFolder } from './demo-content';
import { isPicture, type SeedEntry, type SeedFile } from './entry';

memoiseRenditions(sharp);

/** When offices open: 10:00 in Nepal. */
const OPENS = '04:15:00.000Z';
const seeder = { uid: 'demo-seed', ...demoStaff };

/** Reads a drawing or a document as a person would choose it. */
async function toUpload(file: SeedFile): Promise<UploadedFile> {
  if (!isPicture(file)) {
    const { document, name = document } = file;
    return { name, bytes: await readFile(join(documentsFolder, document)) };
  }
  const name = `${file.picture}.jpg`;
  return { name, bytes: await readFile(join(picturesFolder, name)) };
}

/** Uploads a file and returns an item's use of it. */
async function toUse(
  services: Services,
  field: FileField,
  file: SeedFile,
  day: (days: number) => string,
): Promise<FileUse> {
  const { media } = await storeFile(services, fileFieldType(field).media, await toUpload(file), seeder);
  const name = isPicture(file) ? 'alt' : 'label';
  const { focus, consent, credit } = isPicture(file) ? file : {};
  return {
    media,
    [name]: isPicture(file) ? file.alt : file.label,
    ...(file.ne && { ne: { [name]: file.ne } }),
    ...(focus && { focus }),
    ...(credit && { credit }),
    ...(consent && { consent: { ...consent, given: day(consent.given), until: day(consent.until) } }),
  };
}

/** What the form of a demo item sends on the day `today`; uploads its files. */
async function toInput(
  services: Services,
  type: ContentTypeDefinition,
  entry: SeedEntry,
  today: number,
): Promise<ItemInput> {
  const values: Record<string, unknown> = {
    ...entry.values,
    [publishingPartNames.confirm]: CONSENT_CONFIRMED,
  };
  const day = (days: number) => siteDay(new Date(today + days * DAY_MS));
  for (const [name, days] of Object.entries(entry.days ?? {})) values[name] = day(days);
  if (entry.coming) {
    const { inDays, note } = entry.coming;
    values[publishingPartNames.note] = note;
    if (inDays === null) values[publishingPartNames.state] = 'draft';
    else values[publishingPartNames.publishAt] = `${day(inDays)}T${OPENS}`;
  }
  const files: Record<string, FileUse[]> = {};
  for (const [name, field] of fileFields(type))
    for (const file of entry.files.filter(({ upload }) => upload === field.upload))
      (files[name] ??= []).push(await toUse(services, field, file, day));
  return { values, files };
}

/** Adds an item unless it is there. */
async function add(entry: SeedEntry, today: number): Promise<void> {
  const type = contentTypeAt(entry.path);
  if (!type) throw new Error(`There is no content type ${entry.path}`);
  const minutes = demoContent.length - demoContent.indexOf(entry);
  const moment = new Date(today - daysAgoOf(entry) * DAY_MS - minutes * 60_000);
  const services = createServices({ clock: () => moment });
  if (await services.items.get(type, entry.id)) return;
  const input = await toInput(services, type, entry, today);
  await createItem(services, type, entry.id, input, seeder);
}

const picturesOf = (entries: readonly SeedEntry[]) => entries.flatMap(({ files }) => files.filter(isPicture));

/** Makes the sizes of the demo pictures, those of Home first, until `signal`; later pictures get theirs when they are added. */
export async function makeRenditions(signal: AbortSignal): Promise<void> {
  for (const { picture } of picturesOf(groups().flat())) {
    if (signal.aborted) return;
    const bytes = await readFile(join(picturesFolder, `${picture}.jpg`));
    await processPicture(bytes, picture);
  }
}

/**
 * Begins to add demo accounts and content to a suite's empty emulators, through the same code as the API: first the items on
 * Home, then the others. An item appears with all sizes of its pictures. `stop` adds no further items.
 */
export function startSeeding(env: SuiteEnv) {
  Object.assign(process.env, env); // where firebase-admin looks for emulators
  const today = Date.now();
  const queue = new PQueue({ concurrency: 2 });
  const total = picturesOf(demoContent).length;
  let made = 0;
  const pictures = () => `${made} of ${total}`;
  const addOne = async (entry: SeedEntry) => {
    await add(entry, today);
    const before = made;
    made += picturesOf([entry]).length;
    if (Math.floor(made / 25) > Math.floor(before / 25)) log(`  Demo pictures: ${pictures()}`);
  };
  const addGroup = async (group: readonly SeedEntry[]) => {
    await queue.addAll(group.slice(0, -1).map((entry) => () => addOne(entry)));
    await queue.addAll(group.slice(-1).map((entry) => () => addOne(entry)));
  };
  const [first = [], ...others] = groups();
  const home = seedAccounts(env).then(() => addGroup(first));
  const all = home.then(async () => {
    for (const group of others) await addGroup(group);
    log(`  ${demoContent.length} items in ${Math.round((Date.now() - today) / 1000)} s`);
  });
  return { home, all, pictures, stop: () => queue.pause() };
}
