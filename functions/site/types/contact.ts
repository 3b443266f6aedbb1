import { contactDefaults } from '../defaults/contact';
import { defineContentType } from '@content/define';

/** The texts of the contact page beside the organisation’s own details. */
export const contact = defineContentType({
  name: 'contact',
  path: 'contact',
  label: { one: 'Contact page', many: 'Contact page' },
  titleField: 'lead',
  fields: {
    lead: { kind: 'text', label: 'First line', maxLength: 200, required: true },
    directions: {
      kind: 'longText',
      label: 'How to get there',
      format: 'markdown',
      maxLength: 3000,
      help: 'For example, where the bus leaves from and what is next to the house.',
    },
  },
  messages: {
    required: 'Some texts are missing',
    listFailed: 'Failed to load the texts',
    oneFailed: 'Failed to load the texts',
    notFound: 'No texts of this page are saved.',
    empty: 'These are the texts that the site came with. Change what is different.',
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  singleton: true,
  defaults: contactDefaults,
  pages: { list: '/contact' },
});
