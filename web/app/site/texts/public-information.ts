import type { Language } from '@site/locale';

const en = {
  lead: 'Who we are, who decides, what our projects cost and who pays for them.',
  who: 'Who we are',
  about: 'More about us',
  address: 'Address',
  committee: 'Who decides',
  team: 'The whole team',
  projects: 'Projects and their funding',
  categories: {
    'Annual report': 'Annual reports',
    Audit: 'Audits',
    'Budget and program': 'Budgets and programs',
    Decision: 'Decisions',
    Study: 'Studies',
    Other: 'Other publications',
  },
  policy: 'The rules we work by',
  ask: 'Ask us, or complain',
  askText:
    'If something is missing here, you can ask for it under the Right to Information Act, 2064: write, call or come to our office.',
  officer: 'Information officer',
  write: 'Ask in writing',
  complain: 'Complain, even without a name',
};

const ne: typeof en = {
  lead: 'हामी को हौँ, निर्णय कसले गर्छ, परियोजनामा कति खर्च हुन्छ र त्यो रकम कसले दिन्छ।',
  who: 'हामी को हौँ',
  about: 'हाम्रो थप परिचय',
  address: 'ठेगाना',
  committee: 'निर्णय कसले गर्छ',
  team: 'हाम्रो पूरा टोली',
  projects: 'परियोजना र तिनको आर्थिक स्रोत',
  categories: {
    'Annual report': 'वार्षिक प्रतिवेदन',
    Audit: 'लेखापरीक्षण प्रतिवेदन',
    'Budget and program': 'बजेट तथा कार्यक्रम',
    Decision: 'निर्णयहरू',
    Study: 'अध्ययनहरू',
    Other: 'अन्य प्रकाशन',
  },
  policy: 'हामीले पालना गर्ने नियम',
  ask: 'सोध्नुहोस् वा उजुरी गर्नुहोस्',
  askText:
    'खोजेको कुरा यहाँ भेटिएन भने सूचनाको हकसम्बन्धी ऐन, २०६४ अनुसार माग्न सक्नुहुन्छ: लेख्नुहोस्, फोन गर्नुहोस् वा कार्यालयमा आउनुहोस्।',
  officer: 'सूचना अधिकारी',
  write: 'लेखेर सोध्नुहोस्',
  complain: 'उजुरी गर्नुहोस्, नाम नदिए पनि हुन्छ',
};

/** What the page of public information alone says: no other page fetches it. */
export const publicInformationTexts: Readonly<Record<Language, typeof en>> = { en, ne };
