import { textsOf } from '../../texts';

const en = {
  lead: 'Meetings, trainings and gatherings that you can come to.',
  empty: 'No event is announced right now. The next one will appear here.',
  past: 'Past events',
  add: 'Add to calendar',
  subscribe: 'Have our events in your calendar:',
  application: 'subscribe',
  file: 'calendar file',
};

const ne: typeof en = {
  lead: 'तपाईं सहभागी हुन सक्ने भेला, तालिम र अन्य कार्यक्रम।',
  empty: 'अहिले कुनै कार्यक्रम तय भएको छैन। अर्को कार्यक्रम यहाँ राखिनेछ।',
  past: 'भइसकेका कार्यक्रम',
  add: 'क्यालेन्डरमा राख्नुहोस्',
  subscribe: 'हाम्रा कार्यक्रम आफ्नै क्यालेन्डरमा हेर्नुहोस्:',
  application: 'सदस्यता लिनुहोस्',
  file: 'क्यालेन्डर फाइल',
};

/** What the page of events says, and how an event gets into a calendar. */
export const eventTexts = textsOf({ en, ne });
