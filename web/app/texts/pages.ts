/** Title and opening sentence of each inner page. */
export const pageTexts = {
  notices: {
    title: 'Get Involved',
    lead: 'Calls, vacancies and invitations: the ways you can work with us, newest first.',
    empty: 'No notices yet. Calls and invitations will stand here.',
  },
} as const;
