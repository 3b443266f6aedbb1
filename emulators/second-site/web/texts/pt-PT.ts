/** What every page may say, in Portuguese. */
export default {
  home: { title: 'Atividades', lead: 'O que fazemos nos próximos meses.' },
  activity: {
    title: 'Atividade',
    back: 'Todas as atividades',
    cost: (cost: string) => `Custo: ${cost}`,
    closes: (day: string) => `Inscrições até ${day}`,
  },
  common: {
    loading: 'A carregar…',
    showMore: 'Mostrar mais',
    skip: 'Saltar para o conteúdo',
    table: 'Tabela',
    close: 'Fechar',
    untranslated: 'Ainda não traduzido.',
    takenDown: 'Pode ter sido retirado entretanto.',
    unavailable: 'Não foi possível mostrar esta página. Tente de novo daqui a pouco.',
    noResponse: 'O site não responde. Verifique a ligação e tente de novo.',
    document: (number: number) => `Documento ${number}`,
    postedOn: (date: string) => `Publicado em ${date}`,
  },
  dates: {
    date: (day: string) => day.split('-').reverse().join('/'),
    parts: (day: string) => ({ date: day.slice(8), month: day.slice(5, 7), year: day.slice(0, 4) }),
    moment: (day: string, time: string) => `${day.split('-').reverse().join('/')}, ${time}`,
  },
  document: { pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`) },
  lightbox: {
    open: (title: string) => `Abrir a imagem: ${title}`,
    picture: 'Imagem',
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    enlarged: 'Imagem ampliada',
    enlarge: 'Ampliar',
    whole: 'Mostrar a imagem inteira',
    original: 'Abrir o original',
    position: (number: number, count: number) => `${number} de ${count}`,
  },
  connection: {
    offline: (moment: string) => `Sem ligação. A página é de ${moment}.`,
    online: 'A ligação voltou.',
  },

  error: {
    missing: 'Esta página não existe.',
    failed: 'Esta página não pode ser mostrada.',
    advice: 'O endereço pode ter um erro, ou a página foi retirada.',
    home: 'Ir para o início',
  },
};
