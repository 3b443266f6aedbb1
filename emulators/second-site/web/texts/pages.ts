export const pageTexts = {
  connection: {
    offline: (moment: string) => `Sem ligação. A página é de ${moment}.`,
    online: 'A ligação voltou.',
  },
};
