import { attachments } from '@content/attachments';
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
      format: 'markdown',
      maxLength: 20_000,
      required: true,
      help: 'The story itself.',
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
    attachments: attachments('For example, a report on what the story is about.'),
  },
  messages: {
    required: 'All fields are required',
    listFailed: 'Failed to load stories',
    notFound: 'No story found',
    empty: 'No stories yet. Add the first one.',
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  pages: { list: '/stories', one: '/story/{id}', needs: ['title', 'description', 'imageUrls'] },
});
