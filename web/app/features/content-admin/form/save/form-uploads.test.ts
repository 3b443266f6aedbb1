import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { expect, test, vi } from 'vitest';
import { emptyContent, freshFile } from '../content/form-content';
import { failedStatus } from './form-status';
import { uploadedContent } from './form-uploads';

test('a file that cannot be read any more is told at its field, as often as it is tried', async () => {
  vi.stubGlobal('window', new EventTarget());
  const type = contentTypeAt('policies') as ContentTypeDefinition;
  const pulledOut = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const file = Object.assign(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }), {
    arrayBuffer: pulledOut,
    slice: () => ({ arrayBuffer: pulledOut }),
  });
  const content = { ...emptyContent(type), files: { policyUrls: [freshFile(file)] } };
  const save = () =>
    uploadedContent(type, content, new AbortController().signal).catch((error: unknown) =>
      failedStatus(type, error),
    );
  const problems = [{ field: 'policy', message: '“a.pdf” cannot be read any more. Choose it again.' }];
  expect(await save()).toMatchObject({ problems });
  expect(await save()).toMatchObject({ problems });
});
