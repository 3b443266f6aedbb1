import type { DocumentsField } from './kinds/documents';

/** The documents that go with an item, each with a name: a scanned letter, terms of reference, a form. */
export function attachments() {
  return {
    kind: 'documents',
    label: 'Documents',
    plural: true,
    upload: 'attachment',
    maxCount: 10,
  } as const satisfies DocumentsField;
}
