/** The visitors' pages: the path of each, as React Router writes it, and its file in `routes`. */
export const publicPages = [
  ['', 'home'],
  ['about-us-details', 'about-us-details'],
  ['objective', 'objective'],
  ['stories', 'stories'],
  ['story/:storyId', 'story'],
  ['employees', 'employees'],
  ['programs', 'programs'],
  ['programs/:programId', 'program'],
  ['past-programs', 'past-programs'],
  ['present-programs', 'present-programs'],
  ['gallery', 'gallery'],
  ['publications', 'publications'],
  ['publications/:publicationId', 'publication'],
  ['formats', 'formats'],
  ['formats/:formatId', 'format'],
  ['policies', 'policies'],
  ['contact', 'contact'],
  ['notices', 'notices'],
  ['notices/:noticeId', 'notice'],
  ['events', 'events'],
  ['public-information', 'public-information'],
  ['support', 'support'],
  ['search', 'search'],
] as const;

/** What the site has beside pages: the path of each, and its file in `resources`. */
export const siteResources = [
  ['notices.xml', 'notices-feed'],
  ['events.ics', 'events-calendar'],
  ['notices/:noticeId/event.ics', 'events-calendar'],
  ['site.webmanifest', 'manifest'],
] as const;

/** Pages that the menu does not link to, for the sitemap. */
export const pagesOutsideMenu = ['/objective', '/past-programs', '/present-programs'] as const;

/** Types that Home shows something of, in the order in which staff are led to them. */
export const shownOnHome = ['home', 'sliders', 'notices', 'stories', 'galleries', 'popups'] as const;
