/** The texts of the page staff change (`@site/defaults/objectives`). */
export const objectivesText = { title: 'Our Objectives' } as const;
