/**
 * Letters of Nepali that are spelt one for another, as they sound alike: [all of them, the one that stands for them]. A search
 * finds either.
 */
export const phoneticFolding: readonly (readonly [RegExp, string])[] = [
  [/़/g, ''],
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
];
