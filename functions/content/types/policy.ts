import { defineContentType } from '../define';

/** The organisation's one policy file. */
export const policy = defineContentType({
  name: 'policy',
  path: 'policies',
  label: { one: 'Policy', many: 'Policies' },
  titleField: 'policyUrls',
  fields: {
    policyUrls: { kind: 'document', label: 'Policy', upload: 'policy', required: true, listed: true },
  },
  messages: {
    required: 'Please select a file to upload.',
    listFailed: 'Failed to load policy',
    oneFailed: 'Failed to load policy',
    notFound: 'No policy file available.',
    deleteMissing: 'No policy to delete.',
    empty: 'No policy file available.',
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  singleton: true,
  pages: { list: '/policies' },
});
