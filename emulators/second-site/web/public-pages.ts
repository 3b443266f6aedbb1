export const publicPages = [
  ['', 'inicio'],
  ['atividades/:id', 'atividade'],
] as const;
export const siteResources: readonly (readonly [string, string])[] = [];
export const shownOnHome = ['atividades'] as const;
