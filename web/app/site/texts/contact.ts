import { textsOf } from '../../texts';

const en = {
  title: 'Contact',
  office: 'Office',
  reach: 'Phone and e-mail',
  directions: 'How to get there',
  hours: 'Office hours',
  persons: 'Contact persons',
  map: 'Show on the map',
  pictureAlt:
    'Drawing of the office: a house with a flat roof on the square, tea on the bench, a pipal tree beside it',
};

const ne: typeof en = {
  title: 'सम्पर्क',
  office: 'कार्यालय',
  reach: 'फोन र इमेल',
  directions: 'कार्यालयसम्म आउने बाटो',
  hours: 'कार्यालय समय',
  persons: 'सम्पर्क व्यक्ति',
  map: 'नक्सामा हेर्नुहोस्',
  pictureAlt: 'कार्यालयको चित्र: चोकमा समथर छाना भएको घर, बेन्चमा चिया र छेउमा पीपलको रूख',
};

/** What the contact page alone says: no other page fetches it. */
export const contactTexts = textsOf({ en, ne });
