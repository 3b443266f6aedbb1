/** What the staff's login page says of the mission. */
export const missionTexts = {
  line: 'Transforming lives in Nepal, one true story at a time.',
  thanks:
    'What you write here reaches families, partners and neighbours across the western hills. Thank you for keeping it clear, kind and up to date.',
} as const;
