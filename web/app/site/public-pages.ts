/**
 * The visitors' pages: the path of each, as React Router writes it, which is its route's id too, and its module among the
 * features, without `-page.tsx`. Where two paths have one module, it reads by the path.
 */
export const publicPages = [
  ['', 'home/home'],
  ['about-us-details', 'about/about'],
  ['objective', 'about/objectives'],
  ['stories', 'stories/stories'],
  ['story/:id', 'stories/story'],
  ['employees', 'team/team'],
  ['programs', 'programs/programs'],
  ['programs/:id', 'programs/program'],
  ['past-programs', 'programs/projects'],
  ['present-programs', 'programs/projects'],
  ['gallery', 'gallery/gallery'],
  ['publications', 'documents/documents'],
  ['publications/:id', 'documents/document'],
  ['formats', 'documents/documents'],
  ['formats/:id', 'documents/document'],
  ['policies', 'documents/policies'],
  ['contact', 'contact/contact'],
  ['notices', 'notices/notices'],
  ['notices/:id', 'notices/notice'],
  ['events', 'notices/events'],
  ['public-information', 'public-information/public-information'],
  ['support', 'support/support'],
  ['search', 'search/search'],
] as const;

/** What the site has beside pages: the path of each, and its file in `resources`. */
export const siteResources = [
  ['notices.xml', 'notices-feed'],
  ['events.ics', 'events-calendar'],
  ['notices/:id/event.ics', 'events-calendar'],
  ['site.webmanifest', 'manifest'],
] as const;

/** Pages that the menu does not link to, for the sitemap. */
export const pagesOutsideMenu = ['/objective', '/past-programs', '/present-programs'] as const;

/** Types that Home shows something of, in the order in which staff are led to them. */
export const shownOnHome = ['home', 'sliders', 'notices', 'stories', 'galleries', 'popups'] as const;
