import { textsOf } from '../../texts';

export const eventTexts = textsOf({
  lead: {
    en: 'Meetings, trainings and gatherings that you can come to.',
    ne: 'तपाईं सहभागी हुन सक्ने भेला, तालिम र अन्य कार्यक्रम।',
  },
  empty: {
    en: 'No event is announced right now. The next one will appear here.',
    ne: 'अहिले कुनै कार्यक्रम तय भएको छैन। अर्को कार्यक्रम यहाँ राखिनेछ।',
  },
  past: { en: 'Past events', ne: 'भइसकेका कार्यक्रम' },
  add: { en: 'Add to calendar', ne: 'क्यालेन्डरमा राख्नुहोस्' },
  subscribe: { en: 'Have our events in your calendar:', ne: 'हाम्रा कार्यक्रम आफ्नै क्यालेन्डरमा हेर्नुहोस्:' },
  application: { en: 'subscribe', ne: 'सदस्यता लिनुहोस्' },
  file: { en: 'calendar file', ne: 'क्यालेन्डर फाइल' },
});
