import { contentTypeAt } from '..';
import { expect, test } from 'vitest';
import { attentionOf, type Noticed } from './attention';
import type { ContentTypeStructure } from '../define';

const now = new Date('2026-11-22T00:00:00Z');
const reasons = (type: ContentTypeStructure, item: Noticed) =>
  attentionOf(type, { ...item, createdAt: now }, now).filter((reason) =>
    ['picture', 'description'].includes(reason),
  );

test('a notice lacks a picture unless it has one, or the first page of a letter stands for it', () => {
  const notice = contentTypeAt('notices') as ContentTypeStructure;
  const letter = { kind: 'document', cover: {} };
  const said = (firstPage: boolean, files: Noticed['files']) =>
    reasons(notice, { values: { firstPage }, files });
  expect(said(true, {})).toEqual(['picture']);
  expect(said(true, { attachments: [{ kind: 'document' }] })).toEqual(['picture']);
  expect(said(false, { attachments: [letter] })).toEqual(['picture']);
  expect(said(true, { attachments: [{ kind: 'document' }, letter] })).toEqual([]);
  expect(said(false, { image: [{ kind: 'picture', alt: 'A ridge' }] })).toEqual([]);
});

test('a picture without a description is told, unless the field that stands for it says what it shows', () => {
  const slider = contentTypeAt('sliders') as ContentTypeStructure;
  const said = (title: string, ...alts: string[]) =>
    reasons(slider, {
      values: { title },
      files: { imageUrl: alts.map((alt) => ({ kind: 'picture', alt })) },
    });
  expect([said('', ''), said('', 'A ridge', ' ')]).toEqual([['description'], ['description']]);
  expect([said('', 'A ridge'), said('The ridge', ''), said('')]).toEqual([[], [], []]);
  const notice = contentTypeAt('notices') as ContentTypeStructure;
  const ridge = { kind: 'picture', alt: 'A ridge' };
  const files = { image: [ridge], attachments: [{ kind: 'document' }] };
  expect(reasons(notice, { values: {}, files })).toEqual([]);
  expect(reasons(notice, { values: {}, files: { image: [{ ...ridge, alt: '' }] } })).toEqual(['description']);
});
