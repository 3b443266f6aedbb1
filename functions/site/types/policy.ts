import { defineContentType } from '@content/define';

const noFile = 'Please select a file to upload.';

/** The organisation's one policy file. */
export const policy = defineContentType({
  name: 'policy',
  path: 'policies',
  label: { one: 'Policy', many: 'Policies' },
  titleField: 'policyUrls',
  fields: {
    policyUrls: { kind: 'document', label: 'Policy', upload: 'policy', required: true, listed: true },
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  requireOneOf: { fields: ['policyUrls'], message: noFile },
  singleton: true,
  pages: { list: '/policies' },
});
