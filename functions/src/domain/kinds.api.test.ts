import { afterAll, describe, expect, test } from 'vitest';
import { defineContentType } from '@content';
import { createServices } from '../services';
import { presentItem } from '../store/present';
import type { ItemState } from '../store/item-state';
import { mediaOf, newestItem } from '../store/item-state';
import { pdf, picture } from '../testing/files';
import { ValidationFailed } from './errors';
import { listForStaff } from './staff-list';
import type { UploadedFile } from './form';
import { ContentWriter } from './writer';

/** A type of what the site's own types do not have: dates, times, links, several documents, optional files. */
const trial = defineContentType({
  name: 'trial',
  path: 'trials',
  label: { one: 'Trial', many: 'Trials' },
  titleField: 'title',
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 200, required: true },
    closesOn: { kind: 'date', label: 'Closing day', required: true },
    opensAt: { kind: 'time', label: 'Opening time' },
    website: { kind: 'link', label: 'Website' },
    paper: { kind: 'document', label: 'Paper', upload: 'paper', addressField: 'paperUrl' },
    image: { kind: 'picture', label: 'Image', upload: 'image', shape: 'address' },
    attachments: {
      kind: 'documents',
      label: 'Attachments',
      plural: true,
      upload: 'attachment',
      maxCount: 3,
    },
  },
  messages: { required: 'Title and closing day are required', notFound: 'No trial', empty: 'None' },
  order: [{ field: 'closesOn', direction: 'asc' }],
});

const services = createServices();
const writer = new ContentWriter(services);
const staff = { uid: 'trial-staff', email: 'trial@example.org', displayName: null };
const ids: string[] = [];
afterAll(async () => {
  for (const id of ids) {
    await writer.remove(trial, id, undefined, staff);
    await writer.erase(trial, id, staff);
  }
});

const file = async (field: string, name: string): Promise<UploadedFile> => ({
  field,
  name,
  bytes: field === 'image' ? await picture(40, 30) : await pdf(1),
});
const empty = (field: string): UploadedFile => ({ field, name: '', bytes: Buffer.alloc(0) });
const valuesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));

async function add(
  values: Readonly<Record<string, unknown>>,
  files: UploadedFile[] = [],
): Promise<ItemState> {
  const id = services.items.newId(trial);
  const { state: item } = await writer.create(trial, id, { values: valuesOf(values), files }, staff);
  ids.push(id);
  return item;
}
const change = (item: ItemState, values: Readonly<Record<string, unknown>>, files: UploadedFile[] = []) =>
  writer.update(trial, item, undefined, { values: valuesOf(values), files }, staff);
const shown = (state: ItemState): Readonly<Record<string, unknown>> =>
  presentItem(trial, newestItem(state), new Map());

async function errorsOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof ValidationFailed ? { detail: error.detail, errors: error.errors } : error;
}

describe('values of every kind', () => {
  test('are stored, returned and found in the order of a date', async () => {
    const late = await add({ title: 'Late', closesOn: '2027-01-02', opensAt: '09:30', website: '/notices' });
    const early = await add({ title: 'Early', closesOn: '2026-12-31' });
    expect(shown(late)).toMatchObject({ closesOn: '2027-01-02', opensAt: '09:30', website: '/notices' });
    expect(shown(early)).toMatchObject({ opensAt: '', website: '' });
    const list = await services.content.visibleItems(trial);
    expect(list.map(({ values }) => values['title'])).toEqual(['Early', 'Late']);
    const found = await listForStaff(services, trial, { text: '2 january' });
    expect(found.items.map(({ _id }) => _id)).toEqual([late.id]);
  });
});

describe('optional files', () => {
  test('can be left out, added, replaced and taken away, a document like a picture', async () => {
    const item = await add({ title: 'Optional', closesOn: '2026-12-01' });
    expect(shown(item)).toMatchObject({ paper: [], paperUrl: null, image: null, attachments: [] });
    const filled = await change(item, {}, [await file('paper', 'a.pdf'), await file('image', 'a.jpg')]);
    expect(shown(filled)).toMatchObject({ paperUrl: expect.stringMatching(/\/a\.pdf$/) as string });
    const replaced = await change(filled, {}, [await file('paper', 'b.pdf')]);
    expect(shown(replaced)).toMatchObject({ paperUrl: expect.stringMatching(/\/b\.pdf$/) as string });
    const without = await change(replaced, {}, [empty('paper'), empty('image')]);
    expect(shown(without)).toMatchObject({ paper: [], paperUrl: null, image: null });
    expect(mediaOf(without)).toEqual([]);
  });

  test('that are several keep the order that is asked for, and have a limit', async () => {
    const files = [await file('attachment', 'one.pdf'), await file('attachment', 'two.pdf')];
    const item = await add({ title: 'Several', closesOn: '2026-12-02' }, files);
    const [one, two] = shown(item)['attachments'] as string[];
    const kept = { attachments: JSON.stringify([two]) };
    const changed = await change(item, kept, [await file('attachment', 'three.pdf')]);
    const names = newestItem(changed).files['attachments']?.map((one) => one.kind === 'document' && one.name);
    expect(names).toEqual(['two.pdf', 'three.pdf']);
    expect(shown(changed)['attachments']).not.toContain(one);
    const tooMany = [await file('attachment', 'four.pdf'), await file('attachment', 'five.pdf')];
    expect(await errorsOf(change(changed, {}, tooMany))).toEqual({
      detail: 'Attachments can be at most 3 documents',
      errors: [{ field: 'attachment', message: 'Attachments can be at most 3 documents' }],
    });
  });
});
