import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { contentTypes, fileFields, valueFields, type ContentTypeDefinition } from '@content';
import { fileKind, valueKind } from '@content/kinds/registry';
import { ContentWriter } from '../../functions/src/domain/writer';
import { createServices } from '../../functions/src/services';
import { documentsFolder, picturesFolder } from './seed';

const seeder = { uid: 'demo-seed', email: 'staff@example.org', displayName: 'Demo Staff' };
const PARALLEL = 4;

function valuesOf(type: ContentTypeDefinition, at: number): Record<string, unknown[]> {
  const entries = valueFields(type).map(([name, field]) => [name, [valueKind(field).sample(field, at)]]);
  return Object.fromEntries(entries) as Record<string, unknown[]>;
}

const withLists = contentTypes.filter((type) => !('singleton' in type)).map(({ path }) => path);

/** Adds `n` small items of each type with a list, each with files of its own, through the same code as the API. */
export async function seedMany(
  n: number,
  log: (line: string) => void,
  paths: readonly string[] = withLists,
): Promise<void> {
  const writer = new ContentWriter(createServices());
  const picture = await sharp(join(picturesFolder, 'dawn-1.jpg')).resize(96).jpeg().toBuffer();
  const pdf = await readFile(join(documentsFolder, 'vacancy_notice_signed.pdf'));
  for (const type of contentTypes as readonly ContentTypeDefinition[]) {
    if (!paths.includes(type.path)) continue;
    const files = fileFields(type).map(([, field]) =>
      fileKind(field).media === 'document'
        ? { field: field.upload, name: 'measured.pdf', bytes: pdf }
        : { field: field.upload, name: 'measured.jpg', bytes: picture },
    );
    const queue = new PQueue({ concurrency: PARALLEL });
    const create = (at: number) =>
      writer.create(type, `many-${type.name}-${at}`, { values: valuesOf(type, at), files }, seeder);
    await queue.addAll(Array.from({ length: n }, (_, at) => () => create(at)));
    log(`  ${n} ${type.label.many.toLowerCase()}`);
  }
}
