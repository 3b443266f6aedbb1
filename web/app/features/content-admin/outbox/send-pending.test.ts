import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../testing/items';
import { emptyContent } from '../form/content';
import { formDraftKey, formDrafts, makeFormDraft } from '../drafts/form-draft';
import { bulkDrafts, makeManyDraft, newManyKey } from '../many/many-draft';
import { manyFields, newRow } from '../many/rows';
import { leaveToPerson } from './send-pending';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is left to the person is promised no more, but kept: a form as well as many pictures', () => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
  const notice = contentTypeAt('notices') as ContentTypeDefinition;
  const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
  const work = { id: undefined, title: '1 picture', at: '', to: '/admins', isPromised: true };

  const form = formDraftKey('notices', undefined, 'k');
  formDrafts.write(form, { ...makeFormDraft(notice, emptyContent(notice), 'k'), promised: true });
  leaveToPerson({ ...work, key: form, type: notice }, 'it was changed in the meantime.');
  expect(formDrafts.read(form)?.promised).toBe(false);

  const many = newManyKey('galleries');
  const row = { ...newRow(manyFields(gallery), 'a.jpg'), state: { name: 'queued' } } as const;
  const draft = makeManyDraft([row], { values: {}, people: '' });
  expect(draft?.promised).toEqual([row.id]);
  if (draft) bulkDrafts.write(many, draft);
  leaveToPerson({ ...work, key: many, type: gallery }, 'a file has to be chosen again.');
  expect(bulkDrafts.read(many)).toMatchObject({ promised: [], rows: [{ id: row.id }] });
});
