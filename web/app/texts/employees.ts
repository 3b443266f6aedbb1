/** The texts of the page of the team. */
export const employeesTexts = {
  title: 'All Team Members',
  lead: 'The people you meet when you work with us.',
  emptyGroup: 'The people of this group will be introduced here.',
} as const;
