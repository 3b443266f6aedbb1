import { API_BASE, type Page } from './contract';
import type { MediaItem } from './responses';

/** An editor changes content, an administrator also who is staff. */
export const staffRoles = ['administrator', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** `field` of the error that stands for the second step: in a refused login and in a refused request. */
export const SECOND_FACTOR_FIELDS = { login: 'code', request: 'secondFactor' } as const;

/** The header of a response to a repeated request: it is that of the first one with the same Idempotency-Key. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';

/** The header of a write that names whose page it was made on, by uid: all tabs of a browser share its session. */
export const ACCOUNT_HEADER = 'X-Account';

/** `field` of the error of a request that only an administrator may send. */
export const ROLE_FIELD = 'role';

/** How staff can sort a list; 'site' is the visitors' order. */
export const sortings = ['site', 'newest', 'changed', 'title'] as const;
export type Sorting = (typeof sortings)[number];

/** The periods, in days, of which the visits can be read. */
export const visitDays = [7, 30, 365] as const;

/** Filters of the media library. */
export const mediaQuestions = ['unused', 'undescribed', 'children', 'ending', 'ended'] as const;
export type MediaQuestion = (typeof mediaQuestions)[number];

/** One page of the media library. */
export interface MediaPage extends Page<MediaItem> {
  readonly total: number;
}

/** What staff do with an item without its form, below its address. */
export type ItemActionName = 'unpublish' | 'discard-draft' | 'restore' | `versions/${number}/restore`;

/** Addresses of the API that only staff ask. `id` is the item's `_id`; no page of the visitors brings anything of this module. */
export const staffApiPaths = {
  ofItem: (path: string, id: string, part: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/${part}`,
  login: `${API_BASE}/admins/login`,
  logout: `${API_BASE}/admins/logout`,
  refresh: `${API_BASE}/admin/refresh-token`,
  me: `${API_BASE}/admins/me`,
  password: `${API_BASE}/admins/password`,
  endOtherSessions: `${API_BASE}/admins/sessions/end-others`,
  passwordReset: `${API_BASE}/admins/password-reset`,
  uploadToken: `${API_BASE}/admins/upload-token`,
  secondFactor: `${API_BASE}/admins/second-factor`,
  confirmSecondFactor: `${API_BASE}/admins/second-factor/confirm`,
  recoveryCodes: `${API_BASE}/admins/second-factor/recovery-codes`,
  endSecondFactor: `${API_BASE}/admins/second-factor/off`,
  audit: `${API_BASE}/audit`,
  trash: `${API_BASE}/trash`,
  staff: `${API_BASE}/admins/staff`,
  staffMember: (uid: string) => `${API_BASE}/admins/staff/${encodeURIComponent(uid)}`,
  overview: `${API_BASE}/overview`,
  links: `${API_BASE}/links`,
  calendar: `${API_BASE}/calendar`,
  visits: `${API_BASE}/visits`,
  reviewRequests: `${API_BASE}/admins/review-requests`,
  reviewRequest: (id: string) => `${API_BASE}/admins/review-requests/${encodeURIComponent(id)}`,
  search: `${API_BASE}/admins/search`,
  media: `${API_BASE}/media`,
  oneMedia: (id: string) => `${API_BASE}/media/${encodeURIComponent(id)}`,
  original: (id: string) => `${API_BASE}/media/${encodeURIComponent(id)}/original`,
  replacePicture: (id: string) => `${API_BASE}/media/${encodeURIComponent(id)}/replace`,
  siteState: `${API_BASE}/site-state`,
  messages: `${API_BASE}/admins/messages`,
  message: (id: string) => `${API_BASE}/admins/messages/${encodeURIComponent(id)}`,
} as const;

/** The path under which the log keeps changes of the staff, beside the paths of the content types. */
export const STAFF_LOG = 'staff';

/** The path under which it keeps changes of the media library. */
export const MEDIA_LOG = 'media';
