import type { ContentPath, ItemAt } from './index';
import type { AttentionReason } from './attention';
import type { ClosingState } from './closing';
import type { AnyItem, PictureFile } from './define';
import type { Consent } from './picture-details';

/** Base path of the façade. */
export const API_BASE = '/api/v1';

/** Addresses of the façade for everybody. `id` is the item's `_id`. */
export const apiPaths = {
  list: (path: string) => `${API_BASE}/${path}`,
  one: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}`,
  health: `${API_BASE}/health`,
  errorReports: `${API_BASE}/error-reports`,
  openapi: `${API_BASE}/openapi.json`,
} as const;

/** Default and largest number of items of one list answer. */
export const MAX_PAGE_SIZE = 200;

/** Days that a deleted item can be restored; after them the daily clean-up erases it. */
export const TRASH_DAYS = 30;

/** What is wrong with one field. `field` is the name the client sent: the upload name for files. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** RFC 9457 problem details, the body of every error answer. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  /** Present from 500 on: what to quote to whoever looks after the site. */
  readonly requestId?: string;
}

/** The signed-in person, as login and `me` answer it. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
}

/** What a staff member may change: an editor the content; an administrator also who is staff, and as what. */
export const staffRoles = ['administrator', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The signed-in person, as `me` answers it. */
export interface SignedIn extends Person {
  /** Given for an editor; whoever has no role is an administrator. */
  readonly role?: 'editor' | undefined;
  /** Given when the organisation asks for the second step, and the person has to turn it on before anything else. */
  readonly lacksSecondFactor?: true;
}

/** A browser in which the person is signed in, as GET /admins/sessions answers it. Moments are ISO 8601. */
export interface OwnSession {
  readonly signedInAt: string;
  /** Within an hour. */
  readonly usedAt: string;
  /** Names it among the person's own. */
  readonly id: string;
  /** 'Chrome on Android', as far as the browser said so when the person signed in; '' where it did not. */
  readonly device: string;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** The second step of the own signing in, as GET /admins/second-factor answers it. */
export interface SecondFactorState {
  /** ISO 8601; null when it is off. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** Whether the organisation asks everybody for it. */
  readonly isRequired: boolean;
}

/** A secret to put into an authenticator app: as letters (Base32), and as the URI that a QR code holds. */
export interface NewSecondFactor {
  readonly secret: string;
  readonly uri: string;
}

/** Codes that stand for one of the app, each once. They are shown once. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** `field` of the error that stands for the second step: in a refused login and in a refused request. */
export const SECOND_FACTOR_FIELDS = { login: 'code', request: 'secondFactor' } as const;

/** The header of a write that names whose page it was made on, by uid: all tabs of a browser share its session. */
export const ACCOUNT_HEADER = 'X-Account';

/** `field` of the error of a request that only an administrator may send. */
export const ROLE_FIELD = 'role';

/**
 * What a browser needs to put one large file where the API takes it from: the answer of `uploadToken`, to a request that names
 * the upload. The token signs in as an account of that upload alone.
 */
export interface UploadGrant {
  /** The file goes to `incoming/{uid}/{uploadId}`. */
  readonly uid: string;
  /** Signs in to Firebase for this one purpose. */
  readonly token: string;
  readonly firebase: { readonly apiKey: string; readonly projectId: string; readonly storageBucket: string };
  /** host:port of the emulators; null against the real services. */
  readonly emulators: { readonly auth: string; readonly storage: string } | null;
}

/** A staff account, as GET /admins/staff answers it. */
export interface StaffAccount extends Person {
  /** Given for an editor; whoever has no role is an administrator. */
  readonly role?: 'editor' | undefined;
  /** ISO 8601; null until the person has signed in for the first time. */
  readonly lastSignInAt: string | null;
  /** Whether the account was disabled in the Firebase console: it cannot sign in. */
  readonly disabled: boolean;
}

/** A link that shows an item as visitors will see it. */
export interface PreviewLink {
  /** Path and query of the page. */
  readonly url: string;
  /** ISO 8601: when the link ends. */
  readonly expiresAt: string;
}

/** A deleted item, as GET /trash answers it. */
export interface TrashEntry {
  /** Path of the content type. */
  readonly path: string;
  readonly item: AnyItem;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** Whole days until the daily clean-up may erase it; 0 for the next one. */
  readonly daysLeft: number;
}

/** Query of a list. Filter values are compared without regard to case. */
export interface ListQuery {
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly filters?: Readonly<Record<string, string>>;
  /** Of types whose items close: only what is open, or closed, today. */
  readonly state?: ClosingState;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: T[];
  readonly nextPageToken?: string;
}

/** How staff can sort a list; 'site' is the visitors' order. */
export const sortings = ['site', 'newest', 'changed', 'title'] as const;
export type Sorting = (typeof sortings)[number];

/** Items of one type that need attention for one reason: how many, and the first few. */
export interface Attention {
  readonly path: ContentPath;
  readonly reason: AttentionReason;
  readonly total: number;
  readonly items: readonly { readonly _id: string; readonly title: string }[];
}

/** Drafts of one type, those of what is public already included: how many, and the few that were changed last. */
export interface Drafts {
  readonly path: ContentPath;
  readonly total: number;
  readonly items: readonly { readonly _id: string; readonly title: string }[];
}

/** A moment that somebody has named at which visitors begin or stop to see an item. */
export interface ComingUp {
  readonly path: ContentPath;
  readonly _id: string;
  readonly title: string;
  readonly what: 'begins' | 'ends';
  /** ISO 8601. */
  readonly at: string;
}

/** What staff can ask all pictures for: to say what they show, or how their consent stands. */
export const pictureQuestions = ['undescribed', 'children', 'ending', 'ended'] as const;
export type PictureQuestion = (typeof pictureQuestions)[number];

/** Where a picture is used: a file of a field of an item. */
export interface PictureUse {
  readonly path: ContentPath;
  readonly _id: string;
  readonly title: string;
  /** Name of the field. */
  readonly field: string;
  readonly uploadId: string;
  readonly alt: string;
  /** Whether visitors see it there at this moment. */
  readonly isPublic: boolean;
}

/** What was noted of the people in a picture, by whom and when; null where it was taken back. */
export interface NotedConsent {
  readonly consent: Consent | null;
  readonly by: Person;
  /** ISO 8601. */
  readonly at: string;
}

/** A picture with all its uses, as GET /pictures answers it. */
export interface UsedPicture {
  /** What all its uses have in common. */
  readonly source: string;
  /** The use that was changed last. */
  readonly file: PictureFile;
  readonly uses: readonly PictureUse[];
  /** Null where nothing is known. */
  readonly consent: Consent | null;
  /** All that was ever noted, the newest first; told of one picture, not in lists. */
  readonly history?: readonly NotedConsent[];
}

/** One page of all pictures. */
export interface UsedPictures extends Page<UsedPicture> {
  readonly total: number;
}

/** What has become of a picture that was replaced everywhere. */
export interface ReplacedPicture {
  /** What the new picture's uses have in common. */
  readonly source: string;
  /** How many items show the new one. */
  readonly replaced: number;
  /** Items that somebody was changing at that moment, that could not be written, or that the person may not change. */
  readonly left: readonly { readonly path: ContentPath; readonly _id: string; readonly title: string }[];
}

/** What the dashboard tells: how many items each type has, by path, what needs attention, and what is not public yet. */
export interface Overview {
  readonly counts: Readonly<Record<string, number>>;
  readonly attention: readonly Attention[];
  readonly drafts: readonly Drafts[];
  /** How many pictures' consents have ended, and how many end soon. */
  readonly consents: { readonly ended: number; readonly ending: number };
  /** The next few, the first one first. */
  readonly comingUp: readonly ComingUp[];
}

/** Thrown by readers: the read failed (status 0: no answer at all). `detail` is made for people. */
export class ReadError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`${status} ${detail}`);
    this.name = 'ReadError';
  }
}

/**
 * How pages read content: over /api/v1 in the browser, in-process on the server. Long texts of items are what people read;
 * their form stands beside them (`blocksOf` of `texts/tree`).
 * `one` rejects with ReadError 404 when the item does not exist or is not public.
 */
export interface Reader {
  list<P extends ContentPath>(path: P, query?: ListQuery): Promise<Page<ItemAt<P>>>;
  one<P extends ContentPath>(path: P, id: string): Promise<ItemAt<P>>;
}

/** Where a previewed item stands on a page that shows others as well. */
export const PREVIEW_ANCHOR = 'preview';

/** What a link with a token shows: an item until a moment (ISO 8601), or nothing any more. */
export type SitePreview =
  | {
      readonly state: 'open';
      readonly path: string;
      readonly id: string;
      /** Whether visitors see the very same already. */
      readonly isPublic: boolean;
      readonly until: string;
    }
  | { readonly state: 'ended' };

/** What `functions` hands to web's server build. */
export interface SiteContext {
  readonly reader: Reader;
  /** Scheme and host of the site, for canonical addresses: https://example.org */
  readonly origin: string;
  /** Present where a link shows an item before visitors see it. */
  readonly preview?: SitePreview | undefined;
  /** Origins beside the site's own that browsers of the staff speak to, for large uploads. */
  readonly uploadOrigins: readonly string[];
  /** Told of what goes wrong while the page is made: the log names it with the request. */
  readonly noteError: (error: unknown) => void;
}

/** Renders a page, whole. */
export type SiteHandler = (request: Request, context: SiteContext) => Promise<Response>;

/** The one spelling of all URLs that lead to the same page. */
export interface NormalForm {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Where the request belongs, when it spells the path otherwise: pages show their path. Its query is as it was. */
  readonly movedTo: string | null;
  /** Whether the URL asks for the page as it is this moment (`v`, which staff's links to what they have changed carry). */
  readonly isFresh: boolean;
}

/** What web's server build exports. */
export interface SiteBuild {
  readonly handle: SiteHandler;
  /** The normal form of a request's path and query. */
  readonly normalForm: (url: string) => NormalForm;
  /** The page of a failure with the id of its request, which visitors can tell us. */
  readonly nameRequest: (html: string, id: string) => string;
}
