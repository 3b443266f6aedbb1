import { textsOf } from '../../texts';

export const programTexts = textsOf({
  title: { en: 'Our Programs', ne: 'हाम्रा कार्यक्रमहरू' },
  lead: {
    en: 'What we have finished, and what we are working on.',
    ne: 'हामीले पूरा गरेका र अहिले गरिरहेका कामहरू।',
  },
  running: { en: 'Under way now', ne: 'अहिले सञ्चालनमा' },
  runningLead: { en: 'Where we work today, and with whom.', ne: 'अहिले हामी कहाँ र कोसँग काम गर्दै छौँ।' },
  all: { en: 'See project details', ne: 'परियोजनाको विवरण हेर्नुहोस्' },
  number: { en: 'S.N.', ne: 'क्रम' },
  fields: {
    name: { en: 'Name of Project', ne: 'परियोजनाको नाम' },
    objective: { en: 'Objective', ne: 'उद्देश्य' },
    targetBeneficiaries: { en: 'Target Beneficiaries', ne: 'लक्षित लाभग्राही' },
    duration: { en: 'Duration', ne: 'अवधि' },
    budget: { en: 'Total Budget (NRP)', ne: 'कुल बजेट (ने.रु.)' },
    fundingPartner: { en: 'Funding Partner and Donor', ne: 'आर्थिक सहयोगी तथा दाता' },
    remarks: { en: 'Remarks', ne: 'कैफियत' },
  },
  missing: { en: 'Program not found.', ne: 'परियोजना भेटिएन।' },
  back: { en: 'All programs', ne: 'सबै कार्यक्रम' },
  stories: { en: 'Stories of this project', ne: 'यस परियोजनाका कथा' },
  notices: { en: 'Notices of this project', ne: 'यस परियोजनाका सूचना' },
  further: { en: 'More of our programs', ne: 'हाम्रा थप कार्यक्रम' },
  facts: { en: 'At a glance', ne: 'मुख्य जानकारी' },
});
