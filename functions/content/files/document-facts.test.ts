import { describe, expect, it, test } from 'vitest';
import { documentFacts, documentName } from './document-facts';

const file = {
  kind: 'document',
  media: 'u',
  name: 'report.pdf',
  address: '/files/report.pdf',
  type: 'application/pdf',
  bytes: 1_258_291,
  pages: 14,
} as const;

test.each([
  ['ToR_Social_Mobiliser.pdf', '', 'ToR Social Mobiliser'],
  ['नमुना फारम.docx', undefined, 'नमुना फारम'],
  ['scan0001.PDF', 'Signed letter', 'Signed letter'],
  ['.pdf', '', '.pdf'],
])('%s with the name %j is called %s', (name, label, called) => {
  expect(documentName({ name, label })).toBe(called);
});

describe('documentFacts', () => {
  it('tells type, size and pages', () => {
    expect(documentFacts(file)).toBe('PDF · 1.2 MB · 14 pages');
    expect(documentFacts({ ...file, bytes: 20_480, pages: 1 })).toBe('PDF · 20 KB · 1 page');
    expect(documentFacts({ ...file, bytes: 3, type: 'application/msword', pages: null })).toBe('DOC · 1 KB');
  });
});
