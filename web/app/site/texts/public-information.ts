import { textsOf } from '../../texts';

const en = {
  lead: 'Who we are, who decides, what our projects cost and who pays for them.',
  who: 'Who we are',
  committee: 'Who decides',
  projects: 'Projects and their funding',
  reports: 'Reports and publications',
  /** In the order of the options. */
  categories: [
    'Annual reports',
    'Audits',
    'Budgets and programs',
    'Decisions',
    'Studies',
    'Other publications',
  ],
  ask: 'Ask us, or complain',
  askText:
    'If something is missing here, you can ask for it under the Right to Information Act, 2064: write, call or come to our office. You can complain too, even without a name.',
  officer: 'Information officer',
};

const ne: typeof en = {
  lead: 'हामी को हौँ, निर्णय कसले गर्छ, परियोजनामा कति खर्च हुन्छ र त्यो रकम कसले दिन्छ।',
  who: 'हामी को हौँ',
  committee: 'निर्णय कसले गर्छ',
  projects: 'परियोजना र तिनको आर्थिक स्रोत',
  reports: 'प्रतिवेदन र प्रकाशन',
  categories: ['वार्षिक प्रतिवेदन', 'लेखापरीक्षण', 'बजेट तथा कार्यक्रम', 'निर्णय', 'अध्ययन', 'अन्य प्रकाशन'],
  ask: 'सोध्नुहोस् वा उजुरी गर्नुहोस्',
  askText:
    'खोजेको कुरा यहाँ भेटिएन भने सूचनाको हकसम्बन्धी ऐन, २०६४ अनुसार माग्न सक्नुहुन्छ: लेख्नुहोस्, फोन गर्नुहोस् वा कार्यालयमा आउनुहोस्। उजुरी पनि गर्न सक्नुहुन्छ, नाम नदिए पनि हुन्छ।',
  officer: 'सूचना अधिकारी',
};

/** What the page of public information alone says: no other page fetches it. */
export const publicInformationTexts = textsOf({ en, ne });
