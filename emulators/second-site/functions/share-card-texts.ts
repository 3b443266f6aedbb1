interface ShareCardTexts {
  readonly date: (day: string, details: object) => string;
  readonly closes: (date: string) => string;
}

export const shareCardTexts: Readonly<Record<'pt-PT', ShareCardTexts>> = {
  'pt-PT': {
    date: (day) => day.split('-').reverse().join('/'),
    closes: (date) => `Até ${date}`,
  },
};
