export const contactTexts = {
  title: 'Contact',
  office: 'Office',
  reach: 'Phone and e-mail',
  directions: 'How to get there',
  hours: 'Office hours',
  persons: 'Contact persons',
  banks: 'Bank accounts',
  wallets: 'Wallets',
  map: 'Show on the map',
  pictureAlt:
    'Drawing of the office: a house with a flat roof on the square, tea on the bench, a pipal tree beside it',
} as const;
