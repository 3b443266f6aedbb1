import { contactDefaults } from '../defaults/contact';
import { defineContentType } from '@content/define';

/** The texts of the contact page beside the organisation’s own details. */
export const contact = defineContentType({
  name: 'contact',
  path: 'contact',
  label: { one: 'Contact page', many: 'Contact page' },
  titleField: 'lead',
  fields: {
    lead: { type: 'text', label: 'First line', maxLength: 200, required: true },
    directions: { type: 'longText', label: 'How to get there', format: 'richText', maxLength: 3000 },
    asksForWork: {
      type: 'boolean',
      label: 'Messages need proof of work',
      default: false,
      words: { yes: 'Yes', no: 'No' },
    },
  },
  singleton: true,
  defaults: contactDefaults,
  pages: { list: '/contact' },
});
