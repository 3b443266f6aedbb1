/** The visitors' pages: the path of each, which is also its route's id, and its module in `features`, without `-page.tsx`. */
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

/** The resources beside the pages: the path of each, and its file in `resources`. */
export const siteResources = [
  ['notices.xml', 'notices-feed'],
  ['events.ics', 'events-calendar'],
  ['notices/:id/event.ics', 'events-calendar'],
  ['site.webmanifest', 'manifest'],
] as const;

/** Pages that the menu does not link to, for the sitemap. */
export const pagesOutsideMenu = ['/objective', '/past-programs', '/present-programs'] as const;

/** The types that the home page draws on, in the order in which the staff area links to them. */
export const shownOnHome = ['home', 'sliders', 'notices', 'stories', 'galleries', 'popups'] as const;
