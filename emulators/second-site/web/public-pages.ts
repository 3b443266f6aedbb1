export const publicPages = [
  ['', 'inicio'],
  ['atividades/:id', 'atividade'],
] as const;
export const siteResources = [['site.webmanifest', 'manifest']] as const;
export const pagesOutsideMenu: readonly string[] = [];
export const shownOnHome = ['atividades'] as const;

/** Of the visitors' pages the one for what is not there. */
export const hasPageTexts = (routeId: string) => routeId === 'site/routes/missing';
