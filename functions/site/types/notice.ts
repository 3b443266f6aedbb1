import { attachments, illustratedText, pictureOf, yesOrNo } from '@content/field-types/presets';
import { defineContentType } from '@content/define';

/** A notice to the public. */
export const notice = defineContentType({
  name: 'notice',
  path: 'notices',
  label: { one: 'Notice', many: 'Notices' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', maxLength: 200, required: true, listed: true },
    description: { ...illustratedText('Description', 'image'), required: true },
    kind: {
      type: 'choice',
      label: 'Kind',
      options: ['Vacancy', 'Tender', 'Training', 'Event', 'Result', 'Other'],
      listed: true,
    },
    closesOn: {
      type: 'date',
      label: 'Closes on',
      listed: true,
      expectedFor: { field: 'kind', values: ['Vacancy', 'Tender'] },
    },
    heldOn: { type: 'date', label: 'Takes place on', notBefore: 'closesOn' },
    place: { type: 'text', label: 'Place', maxLength: 200 },
    contact: { type: 'text', label: 'Contact', maxLength: 200, links: true },
    image: {
      ...pictureOf('Image', 'image', 'address'),
      listed: true,
      missed: true,
      orFirstPage: { of: 'attachments', when: 'firstPage' },
    },
    firstPage: yesOrNo('Without an image, show the first page of the first PDF', true),
    program: { type: 'relation', label: 'Program', relationTo: 'programs' },
    attachments,
    isTemplate: { ...yesOrNo('Keep as a template', false), staffOnly: true },
  },
  filters: ['kind', 'program'],
  closing: 'closesOn',
  event: 'heldOn',
  template: 'isTemplate',
  pages: {
    list: '/notices',
    also: ['/events'],
    one: '/notices/{id}',
    needs: ['title', 'description', 'image'],
    within: '/notices?open={id}',
  },
});
