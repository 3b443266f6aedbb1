/** What the page of the objectives is called; what it says staff change (`@content/defaults/objectives`). */
export const objectivesText = { title: 'Our Objectives' } as const;
