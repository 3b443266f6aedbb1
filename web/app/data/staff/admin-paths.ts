import { STAFF_AREA as home } from '../staff-area';

const list = (path: string) => `${home}/${path}`;
const edit = (path: string, id: string) => `${list(path)}/${encodeURIComponent(id)}`;

/** The staff area's own paths; routes.ts has a route for each. */
export const adminPaths = {
  home,
  login: `${home}/login`,
  calendar: `${home}/calendar`,
  visits: `${home}/visits`,
  media: `${home}/media`,
  messages: `${home}/messages`,
  trash: `${home}/trash`,
  staff: `${home}/staff`,
  account: `${home}/account`,
  siteState: `${home}/site-state`,
  list,
  new: (path: string) => `${list(path)}/new`,
  arrange: (path: string) => `${list(path)}/arrange`,
  bulkCreate: (path: string) => `${list(path)}/bulk-create`,
  edit,
  view: (path: string, id: string) => `${edit(path, id)}/view`,
} as const;
