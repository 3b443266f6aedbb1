import { defineContentType } from '@content/define';

const noFile = 'Please select a file to upload.';

/** The organisation's one policy file. */
export const policy = defineContentType({
  name: 'policy',
  path: 'policies',
  label: { one: 'Policy', many: 'Policies' },
  titleField: 'title',
  fields: {
    policyUrls: { type: 'document', label: 'Policy', upload: 'policy', required: true, listed: true },
    title: { type: 'text', label: 'Title', maxLength: 200 },
    inForceSince: { type: 'date', label: 'In force since', listed: true },
    description: { type: 'longText', label: 'Description', format: 'richText', maxLength: 5000 },
  },
  requireOneOf: { fields: ['policyUrls'], message: noFile },
  singleton: true,
  pages: { list: '/policies' },
});
