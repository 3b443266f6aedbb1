/** What only the server says. */
export const serverTexts = {
  'pt-PT': {
    preview: {
      banner: {
        name: 'Pré-visualização:',
        notYet: 'ainda não está publicado.',
        seen: 'já está publicado.',
        ends: (end: string) => `A ligação termina a ${end}.`,
      },
      ended: {
        title: 'Esta pré-visualização terminou',
        advice: 'Peça outra a quem lhe enviou a ligação.',
        home: 'Início',
        staff: 'Área reservada',
      },
    },
    offline: {
      title: 'Sem ligação',
      notStored: 'Esta página ainda não está guardada. Abre quando a ligação voltar.',
      again: 'Tentar de novo',
      stored: 'Páginas guardadas',
    },
  },
};
