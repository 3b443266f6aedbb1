import { drawn, type SeedEntry } from '../entry';

export const sliders: readonly SeedEntry[] = (
  [
    ['A village meeting decides on its water', 'circle'],
    ['Terraces before the rice is planted', 'terraces'],
    ['The bridge that shortened the way to school', 'bridge'],
    ['Millet, nearly ripe', 'field'],
    // Not the first: the home page's hero, just above, shows the same hour.
    ['Dawn over the western hills', 'dawn'],
  ] as const
).map(([title, motif], at) => ({
  path: 'sliders',
  id: `slide-number-${at + 1}`,
  values: { title, displayOrder: String((at + 1) * 10) },
  files: [drawn('image', motif, title)],
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
    files: [drawn('photo', 'bridge', 'Walkers on a suspension bridge')],
  },
  {
    path: 'popups',
    id: 'winter-clothes-collection',
    values: {
      title: 'Winter clothes for the upper wards',
      content:
        'Until the end of Poush we collect warm clothes at our office. Clean and whole, please; children’s sizes most of all.',
      buttonLink: '/contact',
      buttonText: 'Where we are',
      isActive: 'true',
    },
    files: [drawn('photo', 'blankets', 'Folded blankets on a mat before the houses of a hamlet')],
  },
];
