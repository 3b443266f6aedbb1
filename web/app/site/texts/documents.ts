export const publicationsTexts = {
  title: 'Publications',
  lead: 'Reports, studies and lessons to read and share.',
  empty: 'No publications yet. Reports will appear here.',
  one: 'Publication',
  missingFile: 'No publication file available',
  open: 'Open the publication',
  back: 'All publications',
  further: 'More publications',
} as const;

export const formatsTexts = {
  title: 'Formats',
  lead: 'Forms to fill in. Bring them to our office or send them by e-mail.',
  empty: 'No formats yet. Forms will appear here.',
  one: 'Format',
  missingFile: 'No format file available',
  open: 'Open the form',
  back: 'All formats',
  further: 'More formats',
} as const;
