import { attachments } from '@content/attachments';
import { defineContentType } from '@content/define';

/** A notice to the public. */
export const notice = defineContentType({
  name: 'notice',
  path: 'notices',
  label: { one: 'Notice', many: 'Notices' },
  titleField: 'title',
  shortcut: 'Add a notice',
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 200, required: true, listed: true },
    description: {
      kind: 'longText',
      label: 'Description',
      format: 'markdown',
      maxLength: 20_000,
      required: true,
      help: 'The whole text.',
    },
    kind: {
      kind: 'choice',
      label: 'Kind',
      options: ['Vacancy', 'Tender', 'Training', 'Event', 'Result', 'Other'],
      listed: true,
      help: 'Visitors can look for notices of one kind.',
    },
    closesOn: {
      kind: 'date',
      label: 'Closes on',
      listed: true,
      help: 'The last day to apply, send something in or come. Visitors see how many days are left; from the next day, the notice is below the open ones.',
    },
    heldOn: {
      kind: 'date',
      label: 'Takes place on',
      help: 'The day of a training or event, or the first of several.',
    },
    place: { kind: 'text', label: 'Place', maxLength: 200 },
    contact: {
      kind: 'text',
      label: 'Contact',
      maxLength: 200,
      links: true,
      help: 'Whom to ask: a name, a phone number or an e-mail address.',
    },
    image: {
      kind: 'picture',
      label: 'Image',
      upload: 'image',
      shape: 'address',
      listed: true,
      missed: true,
      orFirstPage: { of: 'attachments', when: 'firstPage' },
      help: 'Without a picture the notice has no page of its own: people open it inside the list.',
    },
    firstPage: {
      kind: 'boolean',
      label: 'Without an image, show the first page of the first PDF',
      default: true,
      words: { yes: 'Yes', no: 'No' },
      help: 'A scanned letter is enough: its first page is the image, and the notice has a page of its own.',
    },
    attachments: attachments('For example, the signed letter, terms of reference or a form.'),
  },
  messages: {
    required: 'Title and description are required',
    listFailed: 'Failed to load notices',
    notFound: 'No notice found',
    empty: 'No notices yet. Add the first one.',
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  filters: ['kind'],
  closing: 'closesOn',
  pages: {
    list: '/notices',
    one: '/notices/{id}',
    needs: ['title', 'description', 'image'],
    within: '/notices?open={id}',
  },
});
