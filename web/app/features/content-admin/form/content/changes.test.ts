import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { describe, expect, test } from 'vitest';
import { anItem, picture } from '../../../../testing/items';
import { differingFields, type FormFile, formContentOf, emptyContent } from './form-content';
import { changesOf } from './changes';

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;
const story = typeAt('stories');
const notice = typeAt('notices');
const reused = (id: string, alt: string): FormFile => ({
  id: `form-${id}`,
  alt,
  reused: picture(id, 'Theirs'),
});
const whole = { focus: null, crop: null };

describe('a new item', () => {
  test('has every value, and uses the files with a description each', () => {
    const empty = emptyContent(story);
    const content = {
      values: { ...empty.values, title: 'T', description: 'D' },
      files: { imageUrls: [reused('a', ' one '), reused('b', '')] },
    };
    expect(changesOf(story, content)).toEqual({
      title: 'T',
      description: 'D',
      program: '',
      files: {
        imageUrls: [
          { media: picture('a').media, alt: 'one', ...whole },
          { media: picture('b').media, alt: '', ...whole },
        ],
      },
    });
  });

  test('says nothing of fields that a form of some of them does not have', () => {
    expect(changesOf(typeAt('galleries'), { values: { title: 'T' }, files: {} })).toEqual({ title: 'T' });
  });

  test('has the declared defaults', () => {
    expect(emptyContent(typeAt('popups')).values['isActive']).toBe(true);
    expect(emptyContent(typeAt('sliders')).values['displayOrder']).toBe('0');
  });
});

describe('a change', () => {
  const item = anItem(
    { title: 'T', description: 'D' },
    { imageUrls: [picture('a', 'A'), picture('b', 'B')] },
  );
  const base = formContentOf(story, item);

  test('is empty when nothing differs, or nothing that the site would keep', () => {
    expect(changesOf(story, base, item)).toEqual({});
    expect(changesOf(story, { ...base, values: { ...base.values, title: ' T ' } }, item)).toEqual({});
  });

  test('has only what differs', () => {
    const content = { ...base, values: { ...base.values, title: 'New' } };
    expect(changesOf(story, content, item)).toEqual({ title: 'New' });
  });

  test('takes an optional document away, and has several in the order of the form with their names', () => {
    const papers: ContentTypeDefinition = {
      ...notice,
      fields: {
        paper: { type: 'document', label: 'Paper', upload: 'paper' },
        attachments: { type: 'documents', label: 'Attachments', upload: 'attachment', maxCount: 3 },
      },
    };
    const stored = (id: string) => ({
      ...({ kind: 'document', media: id, name: `${id}.pdf`, address: `/files/${id}.pdf` } as const),
      ...{ type: 'application/pdf', bytes: 1, pages: 1 },
    });
    const old = anItem({}, { paper: [stored('p')], attachments: [stored('a'), stored('b')] });
    const was = formContentOf(papers, old);
    const [a, b] = was.files['attachments'] as [FormFile, FormFile];
    const renamed = { ...a, alt: ' Terms ', translations: { ne: ' सर्तहरू ', en: '' } };
    const content = { ...was, files: { paper: [], attachments: [b, renamed] } };
    expect(changesOf(papers, content, old)).toEqual({
      files: {
        paper: [],
        attachments: [
          { media: 'b', label: '' },
          { media: 'a', label: 'Terms', ne: { label: 'सर्तहरू' } },
        ],
      },
    });
  });

  test('shows a picture of the library as it is there, unless the form says otherwise', () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const [focus, other] = [
      { x: 0, y: 1 },
      { x: 1, y: 0 },
    ];
    const [a] = base.files['imageUrls'] as [FormFile];
    const theirs = { ...picture('c', 'C'), crop, focus };
    const content = {
      ...base,
      files: {
        imageUrls: [
          { id: 'c', alt: 'C', reused: theirs },
          { id: 'd', alt: 'C', reused: theirs, details: { crop: null, focus: other } },
          { ...a, details: { focus: other } },
        ],
      },
    };
    expect(changesOf(story, content, item)).toEqual({
      files: {
        imageUrls: [
          { media: theirs.media, alt: 'C', crop, focus },
          { media: theirs.media, alt: 'C', crop: null, focus: other },
          { media: picture('a').media, alt: 'A', crop: null, focus: other },
        ],
      },
    });
  });

  test('says who took a picture, as it is known or typed', () => {
    const [a] = base.files['imageUrls'] as [FormFile];
    const known = { ...picture('c', 'C'), credit: 'Maya' };
    const credits = (files: readonly FormFile[]) =>
      changesOf(story, { ...base, files: { imageUrls: files } }, item);
    const typed = { ...a, details: { credit: ' Dev ' } };
    expect(
      credits([
        typed,
        { id: 'c', alt: 'C', reused: known },
        { ...a, stored: known, details: { credit: '' } },
      ]),
    ).toMatchObject({ files: { imageUrls: [{ credit: 'Dev' }, { credit: 'Maya' }, { credit: undefined }] } });
    const named = (credit: string) => ({ ...base, files: { imageUrls: [{ ...a, details: { credit } }] } });
    expect(differingFields(story, named('Dev'), named('Maya'))).toEqual(['imageUrls']);
  });

  test('has a consent that is said, even of pictures that are used as before', () => {
    const consent = { people: 'child', who: '', given: '', until: '' } as const;
    const [a, b] = base.files['imageUrls'] as [FormFile, FormFile];
    const content = { ...base, files: { imageUrls: [{ ...a, details: { consent } }, b] } };
    expect(changesOf(story, content, item)).toMatchObject({
      files: { imageUrls: [{ consent }, { alt: 'B' }] },
    });
  });
});
