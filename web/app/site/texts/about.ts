import { devanagari } from '@content/texts/digits';
import { textsOf } from '../../texts';

export const aboutTexts = textsOf({
  title: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  established: {
    en: (bs: number, ad: number) => `Established in ${bs} BS (${ad} AD).`,
    ne: (bs: number, ad: number) => `वि.सं. ${devanagari(bs)} (सन् ${devanagari(ad)}) मा स्थापित।`,
  },
  vision: { en: 'Vision', ne: 'दूरदृष्टि' },
  mission: { en: 'Mission', ne: 'ध्येय' },
  goals: {
    title: { en: 'Goals and objectives', ne: 'लक्ष्य तथा उद्देश्यहरू' },
    more: { en: 'Read the objectives', ne: 'उद्देश्यहरू पढ्नुहोस्' },
  },
  lists: {
    values: { en: 'Core values', ne: 'मूल मान्यताहरू' },
    targetGroups: { en: 'Target groups', ne: 'लक्षित समूहहरू' },
    thematicAreas: { en: 'Focus thematic areas', ne: 'मुख्य विषयगत क्षेत्रहरू' },
    crossCuttingAreas: { en: 'Cross-cutting areas', ne: 'अन्तरसम्बन्धित विषयहरू' },
    approach: { en: 'Working approach', ne: 'कार्यशैली' },
    sectors: { en: 'Current sectors', ne: 'हालका कार्यक्षेत्रहरू' },
  },
  areas: { en: 'Working areas and coverage', ne: 'कार्यक्षेत्र र समेटिएका ठाउँहरू' },
  history: { en: 'History', ne: 'इतिहास' },
  networks: {
    title: { en: 'Affiliated networks', ne: 'आबद्ध सञ्जालहरू' },
    number: { en: 'S.N.', ne: 'क्रम' },
    network: { en: 'Network', ne: 'सञ्जाल' },
    focus: { en: 'Thematic Focus', ne: 'विषयगत क्षेत्र' },
    responsibility: { en: 'Responsibility', ne: 'जिम्मेवारी' },
  },
});
