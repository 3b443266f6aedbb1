import { textsOf } from '../../texts';

const en = {
  title: 'Our Programs',
  lead: 'What we have finished, and what we are working on.',
  running: 'Under way now',
  runningLead: 'Where we work today, and with whom.',
  all: 'See project details',
  number: 'S.N.',
  fields: {
    name: 'Name of Project',
    objective: 'Objective',
    targetBeneficiaries: 'Target Beneficiaries',
    duration: 'Duration',
    budget: 'Total Budget (NRP)',
    fundingPartner: 'Funding Partner and Donor',
    remarks: 'Remarks',
  },
  missing: 'Program not found.',
  back: 'All programs',
  stories: 'Stories of this project',
  notices: 'Notices of this project',
  further: 'More of our programs',
  facts: 'At a glance',
};

const ne: typeof en = {
  title: 'हाम्रा कार्यक्रमहरू',
  lead: 'हामीले पूरा गरेका र अहिले गरिरहेका कामहरू।',
  running: 'अहिले सञ्चालनमा',
  runningLead: 'अहिले हामी कहाँ र कोसँग काम गर्दै छौँ।',
  all: 'परियोजनाको विवरण हेर्नुहोस्',
  number: 'क्रम',
  fields: {
    name: 'परियोजनाको नाम',
    objective: 'उद्देश्य',
    targetBeneficiaries: 'लक्षित लाभग्राही',
    duration: 'अवधि',
    budget: 'कुल बजेट (ने.रु.)',
    fundingPartner: 'आर्थिक सहयोगी तथा दाता',
    remarks: 'कैफियत',
  },
  missing: 'परियोजना भेटिएन।',
  back: 'सबै कार्यक्रम',
  stories: 'यस परियोजनाका कथा',
  notices: 'यस परियोजनाका सूचना',
  further: 'हाम्रा थप कार्यक्रम',
  facts: 'मुख्य जानकारी',
};

/** What the pages of projects say: no other page fetches it. */
export const programTexts = textsOf({ en, ne });
