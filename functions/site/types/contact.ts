import { contactDefaults } from '../defaults/contact';
import { defineContentType } from '@content/define';
import { yesOrNo } from '@content/field-types/presets';

/** The texts of the contact page beside the organisation’s own details. */
export const contact = defineContentType({
  name: 'contact',
  path: 'contact',
  label: { one: 'Contact page', many: 'Contact page' },
  titleField: 'lead',
  fields: {
    lead: { type: 'text', label: 'First line', maxLength: 200, required: true },
    directions: { type: 'longText', label: 'How to get there', format: 'richText', maxLength: 3000 },
    asksForWork: yesOrNo('Messages need proof of work', false),
  },
  singleton: true,
  defaults: contactDefaults,
  pages: { list: '/contact' },
});
