/** Titles of the parts of the About Us page, in their order; their texts staff change (`@site/defaults/about`). */
export const aboutTexts = {
  title: 'About Us',
  vision: 'Vision',
  mission: 'Mission',
  goals: { title: 'Goals and objectives', more: 'Read the objectives' },
  lists: [
    ['values', 'Core values'],
    ['targetGroups', 'Target groups'],
    ['thematicAreas', 'Focus thematic areas'],
    ['crossCuttingAreas', 'Cross-cutting areas'],
    ['approach', 'Working approach'],
    ['sectors', 'Current sectors'],
  ],
  areas: 'Working areas and coverage',
  history: 'History',
  networks: 'Affiliated networks',
} as const;
