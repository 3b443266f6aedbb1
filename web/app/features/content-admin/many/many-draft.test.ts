import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { memoryStorage } from '../form/testing';
import {
  makeManyDraft,
  manyKeys,
  newManyKey,
  readManyDraft,
  restoreMany,
  writeManyDraft,
} from './many-draft';
import { createManyStore } from './many-store';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const open = () =>
  createManyStore(
    gallery,
    () => new Promise(() => undefined),
    () => null,
  );
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('texts whose files are lost stay in the draft until their file is chosen again', () => {
  const [storage, key] = [memoryStorage(), newManyKey('galleries')];
  const first = open();
  first.getState().add([file('a.jpg')]);
  first.getState().change(first.getState().rows[0]?.id ?? '', { title: 'By hand', alt: 'A tap' });
  writeManyDraft(storage, key, makeManyDraft(first.getState()));

  const second = open();
  const draft = readManyDraft(storage, key);
  if (draft) restoreMany(second, draft, new Map());
  expect(second.getState().rows).toEqual([]);
  writeManyDraft(storage, key, makeManyDraft(second.getState()));
  expect(readManyDraft(storage, key)?.rows).toMatchObject([
    { name: 'a.jpg', title: 'By hand', alt: 'A tap' },
  ]);

  second.getState().add([file('a.jpg')]);
  expect(second.getState().rows).toMatchObject([{ title: 'By hand', alt: 'A tap' }]);
  second.getState().remove(second.getState().rows[0]?.id ?? '');
  writeManyDraft(storage, key, makeManyDraft(second.getState()));
  expect(manyKeys(storage, 'galleries')).toEqual([]);
});
