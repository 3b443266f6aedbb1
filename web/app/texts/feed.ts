/** What the feed says of itself. */
export const feedTexts = {
  use: 'This is a feed: copy the address of this page into a feed reader, and it tells you of every new notice.',
  onSite: 'Read it on the site',
  allOnSite: 'All notices on the site',
} as const;
