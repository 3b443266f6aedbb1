import { homeDefaults } from '../defaults/home';
import { defineContentType } from '@content/define';
import { rowsOf } from '@content/field-types/presets';

/** Four texts, each with a title. */
const cards = (label: string) =>
  ({
    ...rowsOf(label, 'Card', 4, {
      title: { type: 'text', label: 'Title', maxLength: 60, required: true },
      text: { type: 'longText', label: 'Text', maxLength: 300, required: true },
    }),
    minCount: 4,
  }) as const;

/** The texts of the home page. What its sections are called stays as it is specified. */
export const home = defineContentType({
  name: 'home',
  path: 'home',
  label: { one: 'Home page', many: 'Home page' },
  titleField: 'headline',
  fields: {
    headline: { type: 'text', label: 'Headline', maxLength: 80, required: true, heading: 'First screen' },
    line: { type: 'longText', label: 'Line below it', maxLength: 240, required: true },
    impactLead: { type: 'text', label: 'Our Impact: first line', maxLength: 200, heading: 'Our Impact' },
    impactCards: cards('Our Impact: cards'),
    aboutText: {
      type: 'longText',
      label: 'About Us: text',
      maxLength: 1000,
      required: true,
      heading: 'About Us',
    },
    journeyLead: { type: 'text', label: 'Our Journey: first line', maxLength: 200, heading: 'Our Journey' },
    journeyCards: cards('Our Journey: cards'),
    storiesLead: { type: 'text', label: 'Stories: first line', maxLength: 200, heading: 'Further sections' },
    programsLead: { type: 'text', label: 'Our Programs: first line', maxLength: 200 },
  },
  singleton: true,
  defaults: homeDefaults,
  pages: { list: '/' },
});
