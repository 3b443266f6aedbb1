export const pageParameters = { inicio: {}, atividade: {} };
