import { supportDefaults } from '../defaults/support';
import { defineContentType } from '@content/define';
import { yesOrNo } from '@content/field-types/presets';

/** The texts of the page that says how to give; the accounts stand in the organisation’s own details. */
export const support = defineContentType({
  name: 'support',
  path: 'support',
  label: { one: 'Support page', many: 'Support page' },
  titleField: 'lead',
  fields: {
    lead: { type: 'text', label: 'First line', maxLength: 200, required: true },
    gift: { type: 'longText', label: 'What a gift does', format: 'richText', maxLength: 3000 },
    receipt: { type: 'longText', label: 'Receipts', plural: true, maxLength: 400 },
    fromAbroad: { type: 'longText', label: 'Gifts from abroad', plural: true, maxLength: 400 },
    isTaxDeductible: yesOrNo('Gifts can be deducted from income tax', false),
  },
  singleton: true,
  defaults: supportDefaults,
  pages: { list: '/support' },
});
