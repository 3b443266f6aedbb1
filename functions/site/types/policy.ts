import { defineContentType } from '@content/define';

const noFile = 'Please select a file to upload.';

/** The organisation's one policy file. */
export const policy = defineContentType({
  name: 'policy',
  path: 'policies',
  label: { one: 'Policy', many: 'Policies' },
  titleField: 'title',
  fields: {
    policyUrls: { kind: 'document', label: 'Policy', upload: 'policy', required: true, listed: true },
    title: { kind: 'text', label: 'Title', maxLength: 200 },
    inForceSince: { kind: 'date', label: 'In force since', listed: true },
    description: { kind: 'longText', label: 'Description', format: 'richText', maxLength: 5000 },
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  requireOneOf: { fields: ['policyUrls'], message: noFile },
  singleton: true,
  pages: { list: '/policies' },
});
