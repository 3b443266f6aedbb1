import { drawn, type SeedEntry } from '../entry';

export const sliders: readonly SeedEntry[] = (
  [
    ['A village meeting decides on its water', 'circle-7'],
    ['Terraces before the rice is planted', 'terraces-1'],
    ['The bridge that shortened the way to school', 'bridge-3'],
    ['Millet, nearly ripe', 'field-1'],
    // Not the first: the home page's hero, just above, shows the same hour.
    ['Dawn over the western hills', 'dawn-1'],
  ] as const
).map(([title, picture], at) => ({
  path: 'sliders',
  id: `slide-number-${at + 1}`,
  values: { title, displayOrder: String((at + 1) * 10) },
  files: [drawn('image', picture, title)],
}));

export const popups: readonly SeedEntry[] = [
  {
    path: 'popups',
    id: 'volunteers-of-last-year',
    values: {
      title: 'Thank you, volunteers of 2082',
      content:
        'Two hundred and eleven people carried stones, cooked, taught and listened. We will not forget it.',
      isActive: 'false',
    },
    files: [drawn('photo', 'bridge-3', 'Walkers on a suspension bridge')],
  },
  {
    path: 'popups',
    id: 'winter-clothes-collection',
    values: {
      title: 'Winter clothes for the upper wards',
      content:
        'We are collecting warm clothes at our office. Clean and undamaged, please; children’s sizes are needed most.',
      buttonLink: '/contact',
      buttonText: 'Find our office',
      isActive: 'true',
    },
    files: [drawn('photo', 'blankets-1', 'Folded blankets on a mat before the houses of a hamlet')],
  },
];
