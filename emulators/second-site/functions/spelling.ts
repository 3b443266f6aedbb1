/** Marks over letters, which people leave out when they search. */
export const soundAlike: readonly (readonly [RegExp, string])[] = [
  [/[áàâã]/g, 'a'],
  [/[éê]/g, 'e'],
  [/í/g, 'i'],
  [/[óôõ]/g, 'o'],
  [/ú/g, 'u'],
  [/ç/g, 'c'],
];
