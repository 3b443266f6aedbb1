import { defineContentType } from '../define';

/** A notice to the public. */
export const notice = defineContentType({
  name: 'notice',
  path: 'notices',
  label: { one: 'Notice', many: 'Notices' },
  titleField: 'title',
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 200, required: true, listed: true },
    description: {
      kind: 'longText',
      label: 'Description',
      maxLength: 20_000,
      required: true,
      help: 'The whole text. An empty line starts a new paragraph.',
    },
    image: {
      kind: 'picture',
      label: 'Image',
      upload: 'image',
      shape: 'address',
      listed: true,
      missed: true,
      help: 'Without a picture the notice has no page of its own: it stays a card that unfolds.',
    },
  },
  messages: {
    required: 'Title and description are required',
    listFailed: 'Failed to load notices',
    notFound: 'No notice found',
    empty: 'No notices yet. Add the first one.',
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  pages: { list: '/notices', one: '/notices/{id}', needs: ['title', 'description', 'image'] },
});
