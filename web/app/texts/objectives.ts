/** The texts of the page staff change (`@content/defaults/objectives`). */
export const objectivesText = { title: 'Our Objectives' } as const;
