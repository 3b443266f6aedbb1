export const shareCardTexts = {
  'pt-PT': {
    date: (day: string) => day.split('-').reverse().join('/'),
    closes: (date: string) => `Até ${date}`,
  },
};
