import { attachments, illustratedText } from '@content/field-types/presets';
import { defineContentType } from '@content/define';

/** A success story with one or more pictures. */
export const story = defineContentType({
  name: 'story',
  path: 'stories',
  label: { one: 'Story', many: 'Stories' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', maxLength: 200, required: true, listed: true },
    description: { ...illustratedText('Description', 'imageUrls'), required: true },
    imageUrls: {
      type: 'pictures',
      label: 'Images',
      plural: true,
      upload: 'image',
      maxCount: 12,
      required: true,
      listed: true,
    },
    program: { type: 'relation', label: 'Program', relationTo: 'programs' },
    attachments,
  },
  filters: ['program'],
  pages: { list: '/stories', one: '/story/{id}', needs: ['title', 'description', 'imageUrls'] },
});
