import { aboutDocument, documentOf } from '@content/field-types/presets';
import { defineContentType } from '@content/define';

/** A report or other publication to read. */
export const publication = defineContentType({
  name: 'publication',
  path: 'publications',
  label: { one: 'Publication', many: 'Publications' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', maxLength: 200, listed: true },
    description: aboutDocument,
    category: {
      type: 'choice',
      label: 'Category',
      options: ['Annual report', 'Audit', 'Budget and program', 'Decision', 'Study', 'Other'],
      listed: true,
    },
    publicationUrls: documentOf('Publication', 'publication'),
  },
  pages: { list: '/publications', one: '/publications/{id}', needs: ['publicationUrls'] },
});
