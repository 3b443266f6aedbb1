import { contentTypeAt } from '@content';
import type { ContentTypeDefinition } from '@content';
import { describe, expect, test } from 'vitest';
import { anItem, picture } from '../../../testing/items';
import type { FormFile } from '../form/content';
import { formContentOf, emptyContent } from '../form/content';
import { isWithoutBytes, LargeFile } from './large-parts';
import { formParts, toFormData } from './save-item';

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;
const story = typeAt('stories');
const notice = typeAt('notices');
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const fresh = (id: string, alt: string): FormFile => ({ id, alt, fresh: file(`${id}.jpg`) });
const plain = (parts: ReturnType<typeof formParts>) =>
  parts.map(([name, value]) => {
    if (value instanceof LargeFile) return [name, `large file ${value.file.name}`];
    return [name, typeof value === 'string' ? value : `file ${value.name}`];
  });

describe('parts of a new item', () => {
  test('hold every value, the files, and a description each', () => {
    const empty = emptyContent(story);
    const content = {
      values: { ...empty.values, title: 'T', description: 'D' },
      files: { imageUrls: [fresh('a', ' one '), fresh('b', '')] },
    };
    expect(plain(formParts(story, content))).toEqual([
      ['title', 'T'],
      ['description', 'D'],
      ['image', 'file a.jpg'],
      ['image', 'file b.jpg'],
      ['imageAlt', 'one'],
      ['imageAlt', ''],
    ]);
  });

  test('say nothing of fields that a form of some of them does not have', () => {
    expect(plain(formParts(typeAt('galleries'), { values: { title: 'T' }, files: {} }))).toEqual([
      ['title', 'T'],
    ]);
  });

  test('carry the declared defaults', () => {
    expect(emptyContent(typeAt('popups')).values['isActive']).toBe(true);
    expect(emptyContent(typeAt('sliders')).values['displayOrder']).toBe('0');
  });
});

describe('parts of a change', () => {
  const item = anItem(
    { title: 'T', description: 'D' },
    { imageUrls: [picture('a', 'A'), picture('b', 'B')] },
  );
  const base = formContentOf(story, item);

  test('are none when nothing differs', () => {
    expect(formParts(story, base, base)).toEqual([]);
  });

  test('hold only what differs', () => {
    const content = { ...base, values: { ...base.values, title: 'New' } };
    expect(formParts(story, content, base)).toEqual([['title', 'New']]);
  });

  test('take an optional document away with an empty part, and keep several in the order of the form', () => {
    const papers: ContentTypeDefinition = {
      ...notice,
      fields: {
        paper: { kind: 'document', label: 'Paper', upload: 'paper' },
        attachments: { kind: 'documents', label: 'Attachments', upload: 'attachment', maxCount: 3 },
      },
    };
    const stored = (id: string) => ({
      ...({ kind: 'document', media: id, name: `${id}.pdf`, address: `/files/${id}.pdf` } as const),
      ...{ type: 'application/pdf', bytes: 1, pages: 1 },
    });
    const was = formContentOf(
      papers,
      anItem({}, { paper: [stored('p')], attachments: [stored('a'), stored('b')] }),
    );
    const [a, b] = was.files['attachments'] as [FormFile, FormFile];
    const content = { ...was, files: { paper: [], attachments: [b, { ...a, alt: ' Terms ' }] } };
    expect(plain(formParts(papers, content, was))).toEqual([
      ['paper', 'file '],
      ['attachments', '["/files/b.pdf","/files/a.pdf"]'],
      ['attachmentLabel', ''],
      ['attachmentLabel', 'Terms'],
    ]);
  });

  test('name the kept URLs and the places of new pictures in order, and describe kept ones before new ones', () => {
    const [a, b] = base.files['imageUrls'] as [FormFile, FormFile];
    const content = { ...base, files: { imageUrls: [fresh('c', 'C'), b, a] } };
    const parts = formParts(story, content, base);
    expect(plain(parts)).toEqual([
      ['imageUrls', JSON.stringify(['new:0', b.stored?.address, a.stored?.address])],
      ['image', 'file c.jpg'],
      ['imageAlt', 'B'],
      ['imageAlt', 'A'],
      ['imageAlt', 'C'],
    ]);
  });

  test('send documents as there is room, and tell where each stands in the form', () => {
    const sized = (id: string, megabytes: number): FormFile => ({
      id,
      alt: id,
      fresh: new File([new Uint8Array(megabytes * 1024 * 1024)], `${id}.pdf`),
    });
    const [terms, form] = [sized('Terms', 3), sized('Form', 0.5)];
    const files = { image: [sized('A ridge', 1.5)], attachments: [terms, form] };
    const content = { ...emptyContent(notice), files };
    const parts = formParts(notice, content);
    const of = (name: string) => plain(parts).flatMap(([part, value]) => (part === name ? [value] : []));
    expect(of('attachment')).toEqual(['file Form.pdf', 'large file Terms.pdf']);
    expect(of('attachmentLabel')).toEqual(['Form', 'Terms']);
    expect(of('attachments')).toEqual(['["new:1","new:0"]']);
  });

  test('take an optional picture away with an empty file', () => {
    const had = formContentOf(notice, anItem({ title: 'T', description: 'D' }, { image: [picture('a')] }));
    const parts = formParts(notice, { ...had, files: { image: [] } }, had);
    expect(plain(parts)).toEqual([['image', 'file ']]);
    expect(parts.every(isWithoutBytes)).toBe(true);
    expect((toFormData(parts.filter(isWithoutBytes)).get('image') as File).size).toBe(0);
  });

  test('say what is said of pictures in the order of the result, and name one that is used once more last', () => {
    const [a, b] = base.files['imageUrls'] as [FormFile, FormFile];
    const other = picture('o', 'Other');
    const reused: FormFile = {
      id: 'r',
      alt: 'Other',
      reused: other,
      details: { focus: { x: 0, y: 1 } },
    };
    const content = {
      ...base,
      files: { imageUrls: [reused, fresh('c', 'C'), { ...a, details: { crop: null } }, b] },
    };
    expect(plain(formParts(story, content, base)).slice(1)).toEqual([
      ['image', 'file c.jpg'],
      ['image', `media:${other.media}`],
      ...['A', 'B', 'C', 'Other'].map((alt) => ['imageAlt', alt]),
      ['imageDetails', '{"crop":null}'],
      ['imageDetails', ''],
      ['imageDetails', ''],
      ['imageDetails', '{"focus":{"x":0,"y":1}}'],
    ]);
  });
});
