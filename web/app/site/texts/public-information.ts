import { textsOf } from '../../texts';

export const publicInformationTexts = textsOf({
  lead: {
    en: 'Who we are, who decides, what our projects cost and who pays for them.',
    ne: 'हामी को हौँ, निर्णय कसले गर्छ, परियोजनामा कति खर्च हुन्छ र त्यो रकम कसले दिन्छ।',
  },
  who: { en: 'Who we are', ne: 'हामी को हौँ' },
  committee: { en: 'Who decides', ne: 'निर्णय कसले गर्छ' },
  projects: { en: 'Projects and their funding', ne: 'परियोजना र तिनको आर्थिक स्रोत' },
  reports: { en: 'Reports and publications', ne: 'प्रतिवेदन र प्रकाशन' },
  /** In the order of the options. */
  categories: {
    en: ['Annual reports', 'Audits', 'Budgets and programs', 'Decisions', 'Studies', 'Other publications'],
    ne: ['वार्षिक प्रतिवेदन', 'लेखापरीक्षण', 'बजेट तथा कार्यक्रम', 'निर्णय', 'अध्ययन', 'अन्य प्रकाशन'],
  },
  ask: { en: 'Ask us, or complain', ne: 'सोध्नुहोस् वा उजुरी गर्नुहोस्' },
  askText: {
    en: 'If something is missing here, you can ask for it under the Right to Information Act, 2064: write, call or come to our office. You can complain too, even without a name.',
    ne: 'खोजेको कुरा यहाँ भेटिएन भने सूचनाको हकसम्बन्धी ऐन, २०६४ अनुसार माग्न सक्नुहुन्छ: लेख्नुहोस्, फोन गर्नुहोस् वा कार्यालयमा आउनुहोस्। उजुरी पनि गर्न सक्नुहुन्छ, नाम नदिए पनि हुन्छ।',
  },
  officer: { en: 'Information officer', ne: 'सूचना अधिकारी' },
});
