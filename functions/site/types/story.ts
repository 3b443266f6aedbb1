import { attachments } from '@content/kinds/presets';
import { defineContentType } from '@content/define';

/** A success story with one or more pictures. */
export const story = defineContentType({
  name: 'story',
  path: 'stories',
  label: { one: 'Story', many: 'Stories' },
  titleField: 'title',
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 200, required: true, listed: true },
    description: {
      kind: 'longText',
      label: 'Description',
      format: 'richText',
      pictures: 'imageUrls',
      maxLength: 20_000,
      required: true,
    },
    imageUrls: {
      kind: 'pictures',
      label: 'Images',
      plural: true,
      upload: 'image',
      maxCount: 12,
      required: true,
      listed: true,
    },
    program: { kind: 'relation', label: 'Program', relationTo: 'programs' },
    attachments,
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  filters: ['program'],
  pages: { list: '/stories', one: '/story/{id}', needs: ['title', 'description', 'imageUrls'] },
});
