import { textsOf } from '../../texts';

export const employeesTexts = textsOf({
  title: { en: 'All Team Members', ne: 'हाम्रो टोलीका सबै सदस्य' },
  lead: { en: 'The people you meet when you work with us.', ne: 'हामीसँग काम गर्दा तपाईंले भेट्ने व्यक्तिहरू।' },
  categories: {
    'Management Level Staffs': { en: 'Management Level Staffs', ne: 'व्यवस्थापन तहका कर्मचारी' },
    'Project Staffs': { en: 'Project Staffs', ne: 'परियोजनाका कर्मचारी' },
    'Current Executive Committee': { en: 'Current Executive Committee', ne: 'वर्तमान कार्यसमिति' },
  },
  emptyGroup: {
    en: 'We will introduce the people of this group here.',
    ne: 'यस समूहका व्यक्तिहरूको परिचय हामी यहाँ दिनेछौँ।',
  },
});
