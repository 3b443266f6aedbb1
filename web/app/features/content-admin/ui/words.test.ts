import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem } from '../form/testing';
import { dayInWords, siteAddress } from './words';

const notice = contentTypeAt('notices') as ContentTypeDefinition;

test('days are those of Nepal; a notice without a picture has no page of its own', () => {
  expect(dayInWords('2026-01-02T20:00:00.000Z')).toBe('3 January 2026');
  expect(siteAddress(notice, anItem({}, { image: [] }, 3))).toBe('/notices?v=3');
});
