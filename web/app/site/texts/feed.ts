export const feedTexts = {
  use: 'This is a feed: copy this page’s address into a feed reader, and it will show you every new notice.',
  onSite: 'Read it on the site',
  allOnSite: 'All notices on the site',
} as const;
