export const employeesTexts = {
  title: 'All Team Members',
  lead: 'The people you meet when you work with us.',
  emptyGroup: 'We will introduce the people of this group here.',
} as const;
