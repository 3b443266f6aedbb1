import { expect, test } from 'vitest';
import { mediaType } from './limits';

test('a known type stays; an unknown one is told by the name', () => {
  expect(mediaType({ name: 'plan.pdf', type: 'application/pdf' })).toBe('application/pdf');
  expect(mediaType({ name: 'योजना.DOC', type: '' })).toBe('application/msword');
  expect(mediaType({ name: 'a.b.xls', type: 'application/octet-stream' })).toBe('application/vnd.ms-excel');
  expect(mediaType({ name: 'README', type: 'text/plain' })).toBe('text/plain');
});
