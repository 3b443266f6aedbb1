/** What the pages of previews say. */
export const previewTexts = {
  banner: {
    name: 'Preview:',
    notYet: 'visitors do not see this yet.',
    seen: 'visitors see this already.',
    ends: (end: string) => `This link ends on ${end}.`,
  },
  ended: {
    title: 'This preview has ended',
    advice:
      'A preview can be seen for three days, as long as what it shows is there. Ask the colleague who sent you the link for a new one.',
    home: 'Go to the home page',
    staff: 'Open the staff area',
  },
} as const;
