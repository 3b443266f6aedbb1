import { objectivesDefaults } from '../defaults/objectives';
import { defineContentType } from '@content/define';
import { plainRows } from '@content/field-types/presets';
/** The objectives. */
export const objectives = defineContentType({
  name: 'objectives',
  path: 'objectives',
  label: { one: 'Objectives', many: 'Objectives' },
  titleField: 'lead',
  fields: {
    lead: { type: 'text', label: 'First line', maxLength: 200, required: true },
    items: plainRows('Objectives', 'Objective', 30, 1),
  },
  singleton: true,
  defaults: objectivesDefaults,
  pages: { list: '/objective' },
});
