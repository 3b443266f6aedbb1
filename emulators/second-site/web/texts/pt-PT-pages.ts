/** What few pages say. */
export default {
  error: {
    missing: 'Esta página não existe.',
    failed: 'Esta página não pode ser mostrada.',
    advice: 'O endereço pode ter um erro, ou a página foi retirada.',
    home: 'Ir para o início',
  },
  lightbox: {
    picture: 'Imagem',
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    enlarged: 'Imagem ampliada',
    enlarge: 'Ampliar',
    whole: 'Mostrar a imagem inteira',
    original: 'Abrir o original',
    position: (number: number, count: number) => `${number} de ${count}`,
  },
};
