import { expect, test } from 'vitest';
import { titleFromName } from './file-names';

test.each([
  'IMG_20261001.jpg',
  'IMG_20261001_101530_123.jpg',
  'IMG-20261001-WA0003.jpg',
  'DSC_0042.JPG',
  'DSCN1234.JPG',
  'P1010234.JPG',
  'image.png',
  'image (3).png',
  'Screenshot_2026-10-01-10-15-30.png',
  'WhatsApp Image 2026-10-01 at 10.15.30.jpeg',
  'FB_IMG_1696123456789.jpg',
  '1696123456789.jpg',
])('%s, which a camera has named, is no title', (name) => {
  expect(titleFromName(name)).toBe('');
});

test.each([
  ['Field-visit_to__Bardiya.JPG', 'Field visit to Bardiya'],
  ['महिला-तालिम_२०८१.jpeg', 'महिला तालिम २०८१'],
  ['  spaced   out .png', 'spaced out'],
  ['Ward 4, no. 12.webp', 'Ward 4, no. 12'],
  ['Image-of-the-new-tap.jpg', 'Image of the new tap'],
  ['महिला_2.jpg', 'महिला 2'],
  ['Picnic 2048.jpg', 'Picnic 2048'],
  ['Scanning-the-letters.jpg', 'Scanning the letters'],
  ['_-_.gif', ''],
  ['no ending', 'no ending'],
])('%s becomes “%s”', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});
