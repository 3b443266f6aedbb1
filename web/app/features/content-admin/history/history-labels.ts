import type { ContentTypeDefinition } from '@content';
import type { AuditAction, AuditEntry } from '@content/api/contract';

/** The labels of changed fields, as the form shows them: 'Title and Description'. */
function changedText(type: ContentTypeDefinition | undefined, changed: readonly string[]): string {
  return new Intl.ListFormat('en').format(changed.map((name) => type?.fields[name]?.label ?? name));
}

function confirmedText(confirmed: readonly string[] = []): string {
  if (confirmed.length === 0) return '';
  const pictures = confirmed.length === 1 ? 'its picture' : `${confirmed.length} pictures`;
  return `, and confirmed that visitors may see ${pictures}`;
}

/** The texts of actions; `{what}` is their subject. */
const actionTexts: Readonly<Record<Exclude<AuditAction, 'update'>, string>> = {
  create: 'added {what}',
  draft: 'saved a draft of {what}',
  schedule: 'named a date for {what} to be published',
  publish: 'published {what}',
  unpublish: 'unpublished {what}: visitors do not see it',
  discard: 'gave up the draft of changes of {what}',
  bringBack: 'brought an earlier version of {what} back',
  delete: 'moved {what} to the trash',
  restore: 'brought {what} back',
  erase: 'erased {what} for good',
  askReview: 'asked a colleague to look at {what}',
  endReview: 'ended a request to look at {what}',
  uploadMedia: 'uploaded {what}',
  deleteMedia: 'deleted {what} for good',
  describeMedia: 'described {what}',
  noteConsent: 'noted who is in {what}, and whether they agree',
  removeConsent: 'removed the note on the people in {what}',
  invite: 'invited {what}',
  remove: 'removed {what}',
  makeAdministrator: 'made {what} an administrator',
  makeEditor: 'made {what} an editor',
  nameForComplaints: 'named {what} for complaints',
  unnameForComplaints: 'took {what} off complaints',
  secondFactorOn: 'turned on the second step of signing in',
  secondFactorOff: 'turned off the second step of signing in',
  passwordChanged: 'changed their password',
};

/** Texts of actions that read badly with 'of it'. */
const ofIt: Partial<typeof actionTexts> = {
  draft: 'saved a draft',
  discard: 'gave up its draft of changes',
};

/** An entry behind the name of its actor; `what` is its subject: 'it', or a title. */
export function doneText(
  type: ContentTypeDefinition | undefined,
  { action, changed, confirmed }: AuditEntry,
  what: string,
): string {
  if (action !== 'update') {
    const text = (what === 'it' ? ofIt[action] : undefined) ?? actionTexts[action];
    // By a function: a title may hold what a replacement reads as a pattern.
    return text.replace('{what}', () => what) + confirmedText(confirmed);
  }
  if (changed.length === 0) return `saved ${what} without a change${confirmedText(confirmed)}`;
  return `changed ${changedText(type, changed)}${what === 'it' ? '' : ` of ${what}`}${confirmedText(confirmed)}`;
}
