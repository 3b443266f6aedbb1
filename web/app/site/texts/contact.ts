import { textsOf } from '../../texts';

export const contactTexts = textsOf({
  title: { en: 'Contact', ne: 'सम्पर्क' },
  office: { en: 'Office', ne: 'कार्यालय' },
  reach: { en: 'Phone and e-mail', ne: 'फोन र इमेल' },
  directions: { en: 'How to get there', ne: 'कार्यालयसम्म आउने बाटो' },
  hours: { en: 'Office hours', ne: 'कार्यालय समय' },
  persons: { en: 'Contact persons', ne: 'सम्पर्क व्यक्ति' },
  map: { en: 'Show on the map', ne: 'नक्सामा हेर्नुहोस्' },
  pictureAlt: {
    en: 'Drawing of the office: a house with a flat roof on the square, tea on the bench, a pipal tree beside it',
    ne: 'कार्यालयको चित्र: चोकमा समथर छाना भएको घर, बेन्चमा चिया र छेउमा पीपलको रूख',
  },
});
