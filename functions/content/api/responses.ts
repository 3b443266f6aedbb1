/**
 * Responses of the API, described once: openapi.json, the types of both sides and the tests' check of every response
 * come from these schemas. Browsers take the types alone, through `contract.ts`, and load no zod for them.
 */
import { z } from 'zod';
import { type AnyItem, contentTypes } from '../index';
import { attentionReasons } from '../items/attention';
import type { DocumentFile, PictureFile } from '../define';
import { documentFile, pictureFile, point, type ResponseOf, wholeNumber } from './file-schema';
import { itemSchema, moment } from './item-schema';
import { type Consent, peopleInPictures } from '../files/picture-details';
import { languages } from '@site/locale';
import { messageKinds, messageStates } from './message';

const contentPath = z.enum(contentTypes.map(({ path }) => path));
const emptyText = z.literal('');
const day = z.string().meta({ format: 'date' });
const text = (description: string) => z.string().meta({ description });
const count = (description: string) => wholeNumber.meta({ description });
/** Given where it is true. */
const flag = (description: string) => z.literal(true).optional().meta({ description });

export const foundItem = z.object({ path: contentPath, _id: z.string(), title: z.string() });
/** An item among those of all types, by its title. */
export type FoundItem = ResponseOf<typeof foundItem>;

const fieldError = z.object({
  field: z.string(),
  message: z.string(),
  picture: pictureFile.optional().meta({ description: 'Of a question about the people in it' }),
});
/** `field` is the name that the client sent: the upload name for files. */
export type FieldError = ResponseOf<typeof fieldError>;

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(fieldError).optional(),
  requestId: text('From 500 on: what to quote to whoever looks after the site').optional(),
});
/** RFC 9457 problem details, the body of every error response. */
export type Problem = ResponseOf<typeof problem>;

/** The response of a write that has nothing to tell. */
export const nothing = z.object({});

export const person = z.object({ uid: z.string(), email: z.string(), displayName: z.string().nullable() });
/** A person with an account. */
export type Person = ResponseOf<typeof person>;

const staffMember = person.extend({
  role: z
    .literal('editor')
    .optional()
    .meta({ description: 'Given for an editor; whoever has no role is an administrator' }),
  readsComplaints: flag('Given for whoever an administrator has named for complaints'),
});

export const signedIn = staffMember.extend({
  lacksSecondFactor: flag('Given while the person has to turn on the second step before anything else'),
});
/** The signed-in person. */
export type SignedIn = ResponseOf<typeof signedIn>;

export const staffAccount = staffMember.extend({
  lastSignInAt: moment.nullable(),
  disabled: z.boolean().meta({ description: 'Disabled in the Firebase console: it cannot sign in' }),
});
/** A staff account. `lastSignInAt` is null until the person has signed in for the first time; renewing the session counts. */
export type StaffAccount = ResponseOf<typeof staffAccount>;

export const invitedAccount = staffAccount.extend({ mailSent: z.boolean() });

export const messageStamp = z.object({
  stamp: z.string(),
  work: count('Zero bits with which SHA-256 of the stamp, a space and the solution has to begin; often 0'),
});

export const formReply = z.object({ said: z.array(z.string()) });
/** The reply to a visitor who has sent a form: sentences in its language, a receipt number among them. */
export type FormReply = ResponseOf<typeof formReply>;

export const inboxMessage = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  language: z.enum(languages),
  name: z.string(),
  contact: text('A phone number or an e-mail address'),
  subject: z.string(),
  text: z.string(),
  about: text('The path of the page that it asks about'),
  assignee: person.nullable(),
  answer: text('What the receipt of a complaint shows'),
  createdAt: moment,
  answeredAt: moment.nullable(),
});
/** What a visitor has written, as staff see it. */
export type InboxMessage = ResponseOf<typeof inboxMessage>;

export const secondFactorState = z.object({
  since: moment.nullable().meta({ description: 'null when it is off' }),
  recoveryCodesLeft: wholeNumber,
  isRequired: z.boolean().meta({ description: 'Whether the organisation asks everybody for it' }),
});
/** The second step of the own signing in. */
export type SecondFactorState = ResponseOf<typeof secondFactorState>;

export const newSecondFactor = z.object({
  secret: text('Base32'),
  uri: text('What a QR code holds'),
});
/** A secret to put into an authenticator app. */
export type NewSecondFactor = ResponseOf<typeof newSecondFactor>;

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Codes that stand for one of the app, each once. They are shown once. */
export type RecoveryCodes = ResponseOf<typeof recoveryCodes>;

export const uploadGrant = z.object({
  uploadId: text('`upload:{uploadId}` stands for the file once it is up'),
  path: text('The one object that may be created, within a day'),
  firebase: z.object({ projectId: z.string(), storageBucket: z.string() }),
  emulator: z
    .string()
    .nullable()
    .meta({ description: 'host:port of the Storage emulator; null against the real service' }),
});
/** Lets a browser upload one large file to where the API reads it from. */
export type UploadGrant = ResponseOf<typeof uploadGrant>;

/** An item of a type, as every endpoint of the type responds with it, by path. */
export const itemSchemas: Readonly<Record<string, z.ZodType<AnyItem>>> = Object.fromEntries(
  contentTypes.map((type) => [type.path, z.lazy(() => itemSchema(type))]),
);

export const itemId = z.object({ _id: z.string() });

export const previewLink = z.object({
  url: text('Path and query of the page'),
  expiresAt: moment,
});
/** A link that shows an item as visitors will see it. */
export type PreviewLink = ResponseOf<typeof previewLink>;

export const trashEntry = z.object({
  path: contentPath,
  item: z.lazy(() => z.union(Object.values(itemSchemas))),
  deletedAt: moment,
  daysLeft: count('Whole days until the daily clean-up may erase it; 0 for the next one'),
});
/** A deleted item. */
export type TrashEntry = ResponseOf<typeof trashEntry>;

const textPart = z.object({ text: z.string(), isFound: z.literal(true).optional() });
/** A part of a text, that which a search has found or that between. */
export type TextPart = ResponseOf<typeof textPart>;

export const searchTitle = foundItem.extend({
  url: text('Path and query of the page'),
});
/** Something that can be searched for, by its title alone. */
export type SearchTitle = ResponseOf<typeof searchTitle>;

export const searchResult = searchTitle.extend({
  title: z
    .array(textPart)
    .meta({ description: 'Empty for the texts of a page, which is called as its type is' }),
  excerpt: z.array(textPart),
  createdAt: moment.optional(),
});
/** Something that a search has found. */
export type SearchResult = ResponseOf<typeof searchResult>;

export const itemLinks = z.object({
  dead: z.array(z.string()),
  from: z.array(foundItem),
});
/** Which of the given links lead nowhere, and the items that link to an item. */
export type ItemLinks = ResponseOf<typeof itemLinks>;

const drafts = z.object({
  path: contentPath,
  total: wholeNumber,
  items: z.array(foundItem.omit({ path: true })),
});
/** Drafts of one type, those of what is public already included: how many, and the few that were changed last. */
export type Drafts = ResponseOf<typeof drafts>;

const attention = drafts.extend({ reason: z.enum(attentionReasons) });
/** Items of one type that need attention for one reason: how many, and the first few. */
export type Attention = ResponseOf<typeof attention>;

export const calendarEntry = foundItem.extend({
  what: z.enum(['begins', 'ends', 'field']),
  field: z.string().optional(),
  at: z.union([moment, day]).meta({ description: 'A field has a day' }),
});
/** A moment at which visitors begin or stop to see an item, or the day in one of its fields. */
export type CalendarEntry = ResponseOf<typeof calendarEntry>;

export const reviewRequest = foundItem.extend({
  id: z.string(),
  to: person,
  by: person,
  note: z.string(),
  at: moment,
});
/** Somebody asks a colleague to look at an item. */
export type ReviewRequest = ResponseOf<typeof reviewRequest>;

export const reviewRequests = z.object({
  open: z.array(reviewRequest).meta({ description: 'The newest first' }),
  colleagues: z.array(person).meta({ description: 'All staff who can sign in' }),
});
/** What staff ask each other to look at, and who can be asked. */
export type ReviewRequests = ResponseOf<typeof reviewRequests>;

const visitedPage = z.object({ path: z.string(), title: z.string(), count: wholeNumber });
export const visitReport = z.object({
  total: wholeNumber,
  pages: z.array(visitedPage).meta({ description: 'The most visited first, all languages together' }),
});
/** How often pages were opened. */
export type VisitReport = ResponseOf<typeof visitReport>;

export const overview = z.object({
  counts: z.record(z.string(), wholeNumber).meta({ description: 'Items of each type, by path' }),
  attention: z.array(attention),
  drafts: z.array(drafts),
  consents: z.object({ ended: wholeNumber, ending: wholeNumber }),
  comingUp: z.array(calendarEntry),
  reviewRequests: reviewRequests.shape.open,
  newMessages: z
    .object({ question: wholeNumber, complaint: wholeNumber.optional() })
    .meta({ description: 'Complaints are counted for whoever is named for them' }),
});
export type Overview = ResponseOf<typeof overview>;

export const consent = z.object({
  people: z.enum(peopleInPictures),
  who: z.string(),
  given: z.union([day, emptyText]),
  until: z.union([day, emptyText]),
}) satisfies z.ZodType<Consent>;

const mediaUse = foundItem.extend({
  field: z.string(),
  alt: z.string(),
  isPublic: z.boolean().meta({ description: 'Whether visitors see it there at this moment' }),
});
/** Where a file is used: in a field of an item. */
export type MediaUse = ResponseOf<typeof mediaUse>;

const notedConsent = z.object({ consent: consent.nullable(), by: person, at: moment });
/** A consent that was noted, by whom and when; null where it was taken back. */
export type NotedConsent = ResponseOf<typeof notedConsent>;

export const mediaItem = z.object({
  media: text('The id of the uploaded file'),
  file: z
    .discriminatedUnion('kind', [pictureFile, documentFile])
    .meta({ description: 'As the item shows it that was changed last' }),
  uses: z.array(mediaUse),
  uploadedAt: moment,
  uploadedBy: person,
  consent: consent.nullable(),
  alt: text('The description with which a use of it begins'),
  focus: point.nullable().meta({ description: 'The focus with which a use of it begins' }),
  history: z
    .array(notedConsent)
    .optional()
    .meta({ description: 'Newest first; told of one picture, not in lists' }),
});
/** An uploaded file with all its uses. `consent` is null where nothing is known, and of documents. */
export type MediaItem = Omit<ResponseOf<typeof mediaItem>, 'file'> & {
  readonly file: PictureFile | DocumentFile;
};

export const replacedPicture = z.object({
  media: z.string(),
  replaced: wholeNumber,
  left: z.array(foundItem),
});
/** How many items show the new picture, and which were not changed: by a conflict, a failure, or for lack of rights. */
export type ReplacedPicture = ResponseOf<typeof replacedPicture>;

/** A picture within JSON. */
export const dataUrl = z.string().regex(/^data:image\/webp;base64,/);

const staffActions = [
  'invite',
  'remove',
  'makeAdministrator',
  'makeEditor',
  'nameForComplaints',
  'unnameForComplaints',
  'secondFactorOn',
  'secondFactorOff',
  'passwordChanged',
] as const;
/** Actions in the audit log on accounts. */
export type StaffAction = (typeof staffActions)[number];

const mediaActions = ['uploadMedia', 'deleteMedia', 'describeMedia', 'noteConsent', 'removeConsent'] as const;
/** Actions in the audit log on uploaded files. */
export type MediaAction = (typeof mediaActions)[number];

const auditAction = z.enum([
  'create',
  'update',
  'draft',
  'schedule',
  'publish',
  'unpublish',
  'discard',
  'bringBack',
  'delete',
  'restore',
  'erase',
  'askReview',
  'endReview',
  ...mediaActions,
  ...staffActions,
]);
export type AuditAction = ResponseOf<typeof auditAction>;

export const auditEntry = z.object({
  _id: z.string(),
  at: moment,
  action: auditAction,
  path: text('Of the content type; “staff” or “media” for what concerns these'),
  itemId: z.string(),
  version: count('Of the item, after it; absent in entries of the staff').optional(),
  title: z.string(),
  changed: z.array(z.string()).meta({ description: 'Names of the changed fields, for an update' }),
  note: text('A message to colleagues that went with it').optional(),
  confirmed: z.array(z.string()).optional().meta({
    description: 'Media of the pictures that the person was asked about and confirmed',
  }),
  actor: person.meta({ description: 'As it was at the time: accounts come and go' }),
});
/** One entry of the audit log. */
export type AuditEntry = ResponseOf<typeof auditEntry>;

export const versionEntry = z.object({
  version: wholeNumber,
  at: moment,
  action: auditAction,
  changed: z.array(z.string()).meta({ description: 'Fields in which it differs from the version before' }),
  note: text('A message to colleagues; empty for none'),
  actor: person,
});
/** A version in the history of an item. */
export type VersionEntry = ResponseOf<typeof versionEntry>;

const runStatus = z.enum(['ok', 'late', 'never']).meta({ description: 'Of what runs each night' });
export const health = z.object({ cleanup: runStatus, backup: runStatus });
/** Read by the uptime checks of Google Cloud. */
export type Health = ResponseOf<typeof health>;

const firstNames = z.object({ count: wholeNumber, names: z.array(z.string()) });
/** How many things there are, and the names of the first few. */
export type FirstNames = ResponseOf<typeof firstNames>;

export const siteState = z.object({
  now: moment.meta({ description: 'When it was asked' }),
  cleanup: z
    .object({
      at: moment.meta({ description: 'Its end' }),
      seconds: z.number(),
      purged: count('Items that were taken out of the trash after their thirty days'),
      removed: count('Files that nothing used any more and that were removed'),
      unknown: firstNames.meta({ description: 'What it does not know and has left alone' }),
      failed: firstNames.meta({ description: 'What it could not do' }),
    })
    .nullable(),
  storage: z.record(z.string(), z.object({ files: wholeNumber, bytes: wholeNumber })).nullable(),
  backup: z
    .object({
      at: moment.meta({ description: 'Its end' }),
      name: text('How it is called in the bucket of backups'),
      documents: wholeNumber,
      files: wholeNumber,
      bytes: wholeNumber,
      accounts: wholeNumber,
    })
    .nullable(),
  backupFailedAt: moment
    .nullable()
    .meta({ description: 'The last backup that failed, if none has succeeded since' }),
  errors: z
    .array(
      z.object({
        day: day.meta({ description: 'In UTC' }),
        server: count('Requests that failed on our side'),
        browser: count('Errors that browsers have reported: a part of those that happened'),
      }),
    )
    .meta({ description: 'Days with errors within the last week, the newest first' }),
  reports: z
    .array(
      z.object({
        message: z.string(),
        page: text('The path of the page, without its query'),
        count: wholeNumber,
        at: moment.meta({ description: 'The last time' }),
      }),
    )
    .meta({ description: 'Of these days, the newest first, without anything about the person' }),
});
/** How the site is doing, with the last clean-up and the last complete backup. Null is what has never happened. */
export type SiteHealth = ResponseOf<typeof siteState>;
