import { aboutDefaults } from '../defaults/about';
import { defineContentType } from '@content/define';
import { plainRows, rowsOf } from '@content/field-types/presets';
/** The texts of the About page. What its parts are called stays as it is specified. */
export const about = defineContentType({
  name: 'about',
  path: 'about',
  label: { one: 'About page', many: 'About page' },
  titleField: 'intro',
  fields: {
    intro: {
      type: 'longText',
      label: 'Introduction',
      format: 'richText',
      maxLength: 5000,
      required: true,
      heading: 'Who you are',
    },
    vision: { type: 'longText', label: 'Vision', maxLength: 600, required: true },
    mission: { type: 'longText', label: 'Mission', maxLength: 600, required: true },
    goals: { type: 'longText', label: 'Goals and objectives', maxLength: 600, required: true },
    values: { ...plainRows('Core values', 'Value', 20), heading: 'How you work' },
    targetGroups: plainRows('Target groups', 'Group', 20),
    thematicAreas: plainRows('Focus thematic areas', 'Area', 20),
    crossCuttingAreas: plainRows('Cross-cutting areas', 'Area', 20),
    approach: plainRows('Working approach', 'Line', 20),
    sectors: plainRows('Current sectors', 'Sector', 20),
    areasText: {
      type: 'longText',
      label: 'Working areas and coverage: text',
      maxLength: 600,
      heading: 'Where, since when and with whom',
    },
    areas: rowsOf('Working areas', 'Working area', 30, {
      name: { type: 'text', label: 'Name', maxLength: 80, required: true },
      coverage: { type: 'text', label: 'What is done there', maxLength: 200 },
    }),
    history: {
      type: 'rows',
      label: 'History',
      row: 'Step',
      maxCount: 40,
      fields: {
        when: { type: 'text', label: 'When', maxLength: 60, required: true },
        what: { type: 'longText', label: 'What happened', maxLength: 500, required: true },
      },
    },
    networks: rowsOf('Affiliated networks', 'Network', 40, {
      network: { type: 'text', label: 'Network', maxLength: 120, required: true },
      focus: { type: 'text', label: 'Thematic focus', maxLength: 160 },
      responsibility: { type: 'text', label: 'Responsibility', maxLength: 160 },
    }),
  },
  singleton: true,
  defaults: aboutDefaults,
  pages: { list: '/about-us-details' },
});
