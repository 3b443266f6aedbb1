import { expect, test } from 'vitest';
import { isCameraName, titleFromName } from './file-names';

test.each([
  'IMG 20261001',
  'IMG 20261001 101530 123',
  'IMG-20261001-WA0003',
  'DSC 0042',
  'DSCN1234',
  'P1010234',
  'PXL 20261001 043015123',
  'image',
  'image (3)',
  'Screenshot 2026 10 01 10 15 30',
  'WhatsApp Image 2026 10 01 at 10.15.30',
  'FB IMG 1696123456789',
  '20261001 101530',
  '1696123456789',
  'photo 2',
])('%s is a camera’s name', (title) => {
  expect(isCameraName(title)).toBe(true);
});

test.each([
  '',
  'Training in Jumla 1',
  'Image of the new tap',
  'Photo exhibition 2026',
  'महिला तालिम',
  'महिला 2',
  'First day',
  'Tap 3',
  'Picnic 2048',
  'Scanning the letters',
])('%s is somebody’s words', (title) => {
  expect(isCameraName(title)).toBe(false);
});

test.each([
  ['Field-visit_to__Bardiya.JPG', 'Field visit to Bardiya'],
  ['महिला-तालिम_२०८१.jpeg', 'महिला तालिम २०८१'],
  ['  spaced   out .png', 'spaced out'],
  ['Ward 4, no. 12.webp', 'Ward 4, no. 12'],
  ['_-_.gif', ''],
  ['no ending', 'no ending'],
])('%s becomes “%s”', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});
