import { devanagari } from '@content/texts/digits';
import { textsOf } from '../../texts';

/** Titles of the parts of the page, in their order; their texts staff change (`@site/defaults/about`). */
const en = {
  title: 'About Us',
  established: (bs: number, ad: number) => `Established in ${bs} BS (${ad} AD).`,
  vision: 'Vision',
  mission: 'Mission',
  goals: { title: 'Goals and objectives', more: 'Read the objectives' },
  lists: {
    values: 'Core values',
    targetGroups: 'Target groups',
    thematicAreas: 'Focus thematic areas',
    crossCuttingAreas: 'Cross-cutting areas',
    approach: 'Working approach',
    sectors: 'Current sectors',
  },
  areas: 'Working areas and coverage',
  history: 'History',
  networks: {
    title: 'Affiliated networks',
    number: 'S.N.',
    network: 'Network',
    focus: 'Thematic Focus',
    responsibility: 'Responsibility',
  },
};

const ne: typeof en = {
  title: 'हाम्रो बारेमा',
  established: (bs, ad) => `वि.सं. ${devanagari(bs)} (सन् ${devanagari(ad)}) मा स्थापित।`,
  vision: 'दूरदृष्टि',
  mission: 'ध्येय',
  goals: { title: 'लक्ष्य तथा उद्देश्यहरू', more: 'उद्देश्यहरू पढ्नुहोस्' },
  lists: {
    values: 'मूल मान्यताहरू',
    targetGroups: 'लक्षित समूहहरू',
    thematicAreas: 'मुख्य विषयगत क्षेत्रहरू',
    crossCuttingAreas: 'अन्तरसम्बन्धित विषयहरू',
    approach: 'कार्यशैली',
    sectors: 'हालका कार्यक्षेत्रहरू',
  },
  areas: 'कार्यक्षेत्र र समेटिएका ठाउँहरू',
  history: 'इतिहास',
  networks: {
    title: 'आबद्ध सञ्जालहरू',
    number: 'क्रम',
    network: 'सञ्जाल',
    focus: 'विषयगत क्षेत्र',
    responsibility: 'जिम्मेवारी',
  },
};

/** What the About Us page alone says: no other page fetches it. */
export const aboutTexts = textsOf({ en, ne });
