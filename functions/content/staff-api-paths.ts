import { API_BASE } from './contract';

/** Addresses of the API that only staff ask. `id` is the item's `_id`; no page of the visitors brings them. */
export const staffApiPaths = {
  restore: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/restore`,
  versions: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/versions`,
  version: (path: string, id: string, version: number) =>
    `${API_BASE}/${path}/${encodeURIComponent(id)}/versions/${version}`,
  bringBack: (path: string, id: string, version: number) =>
    `${API_BASE}/${path}/${encodeURIComponent(id)}/versions/${version}/restore`,
  unpublish: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/unpublish`,
  discardDraft: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/discard-draft`,
  duplicate: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/duplicate`,
  preview: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}/preview`,
  login: `${API_BASE}/admins/login`,
  logout: `${API_BASE}/admins/logout`,
  refresh: `${API_BASE}/admin/refresh-token`,
  me: `${API_BASE}/admins/me`,
  password: `${API_BASE}/admins/password`,
  sessions: `${API_BASE}/admins/sessions`,
  session: (id: string) => `${API_BASE}/admins/sessions/${encodeURIComponent(id)}`,
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
  media: `${API_BASE}/media`,
  oneMedia: (id: string) => `${API_BASE}/media/${encodeURIComponent(id)}`,
  original: (id: string) => `${API_BASE}/media/${encodeURIComponent(id)}/original`,
  replacePicture: (id: string) => `${API_BASE}/media/${encodeURIComponent(id)}/replace`,
  siteState: `${API_BASE}/site-state`,
} as const;
