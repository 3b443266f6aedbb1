import { expect, test } from 'vitest';
import { slugOf } from './spelling';

test.each([
  ['सूचना: कृषि तालिम २०८३', 'suchana-krishi-talim-2083'],
  ['विद्यालय भवन निर्माण', 'widyalay-bhawan-nirman'],
  ['Vacancy: two social mobilisers (Résumé wanted)', 'vacancy-two-social-mobilisers-resume-wanted'],
  ['One two three four five six seven eight nine ten eleven', 'one-two-three-four-five-six-seven-eight-nine'],
  // Signs without Latin letters of their own have no place in an address.
  ['डॉक्टर ॐ Café', 'doktar-cafe'],
  ['?!', ''],
])('%s is %s in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
