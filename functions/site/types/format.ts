import { aboutDocument, documentOf } from '@content/field-types/presets';
import { defineContentType } from '@content/define';

/** A form to fill in. */
export const format = defineContentType({
  name: 'format',
  path: 'formats',
  label: { one: 'Format', many: 'Formats' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', maxLength: 200, listed: true },
    description: aboutDocument,
    formatUrls: documentOf('Format', 'format'),
  },
  pages: { list: '/formats', one: '/formats/{id}', needs: ['formatUrls'] },
});
