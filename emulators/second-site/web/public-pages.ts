export const publicPages = [
  ['', 'inicio'],
  ['atividades/:id', 'atividade'],
] as const;
export const siteResources = [['site.webmanifest', 'manifest']] as const;
export const pagesOutsideMenu: readonly string[] = [];
export const shownOnHome = ['atividades'] as const;
