import { describe, expect, it } from 'vitest';
import { documentFacts } from './document-facts';

const file = {
  kind: 'document',
  uploadId: 'u',
  name: 'report.pdf',
  address: '/files/report.pdf',
  type: 'application/pdf',
  bytes: 1_258_291,
  pages: 14,
} as const;

describe('documentFacts', () => {
  it('tells type, size and pages', () => {
    expect(documentFacts(file)).toBe('PDF · 1.2 MB · 14 pages');
    expect(documentFacts({ ...file, bytes: 20_480, pages: 1 })).toBe('PDF · 20 KB · 1 page');
    expect(documentFacts({ ...file, bytes: 3, type: 'application/msword', pages: null })).toBe('DOC · 1 KB');
  });
});
