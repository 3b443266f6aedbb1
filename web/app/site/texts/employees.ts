import { textsOf } from '../../texts';

const en = {
  title: 'All Team Members',
  lead: 'The people you meet when you work with us.',
  categories: {
    'Management Level Staffs': 'Management Level Staffs',
    'Project Staffs': 'Project Staffs',
    'Current Executive Committee': 'Current Executive Committee',
  },
  emptyGroup: 'We will introduce the people of this group here.',
};

const ne: typeof en = {
  title: 'हाम्रो टोलीका सबै सदस्य',
  lead: 'हामीसँग काम गर्दा तपाईंले भेट्ने व्यक्तिहरू।',
  categories: {
    'Management Level Staffs': 'व्यवस्थापन तहका कर्मचारी',
    'Project Staffs': 'परियोजनाका कर्मचारी',
    'Current Executive Committee': 'वर्तमान कार्यसमिति',
  },
  emptyGroup: 'यस समूहका व्यक्तिहरूको परिचय हामी यहाँ दिनेछौँ।',
};

/** What the page of the team alone says: no other page fetches it. */
export const employeesTexts = textsOf({ en, ne });
