export const previewTexts = {
  banner: {
    name: 'Preview:',
    notYet: 'visitors cannot see this yet.',
    seen: 'visitors can already see this.',
    ends: (end: string) => `This link ends on ${end}.`,
  },
  ended: {
    title: 'This preview has ended',
    advice:
      'A preview lasts three days, or until what it shows is deleted. Ask the colleague who sent you the link for a new one.',
    home: 'Go to the home page',
    staff: 'Open the staff area',
  },
} as const;
