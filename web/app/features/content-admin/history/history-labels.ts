import type { ContentTypeDefinition } from '@content';
import type { AuditEntry } from '@content/contract';

/** The labels of changed fields, as the form shows them: 'Title and Description'. */
function changedText(type: ContentTypeDefinition | undefined, changed: readonly string[]): string {
  const labels = changed.map((name) => type?.fields[name]?.label ?? name);
  const last = labels.pop() ?? '';
  if (labels.length === 0) return last;
  return `${labels.join(', ')}${labels.length > 1 ? ',' : ''} and ${last}`;
}

function confirmedText(confirmed: readonly string[] = []): string {
  if (confirmed.length === 0) return '';
  const pictures = confirmed.length === 1 ? 'its picture' : `${confirmed.length} pictures`;
  return `, and confirmed that visitors may see ${pictures}`;
}

/** An entry behind the name of its actor; `what` is its subject: 'it', or a title. */
export function doneText(type: ContentTypeDefinition | undefined, entry: AuditEntry, what: string): string {
  return `${actionText(type, entry, what)}${confirmedText(entry.confirmed)}`;
}

function actionText(
  type: ContentTypeDefinition | undefined,
  { action, changed }: AuditEntry,
  what: string,
): string {
  switch (action) {
    case 'create':
      return `added ${what}`;
    case 'update':
      return changed.length === 0
        ? `saved ${what} without a change`
        : `changed ${changedText(type, changed)}${what === 'it' ? '' : ` of ${what}`}`;
    case 'draft':
      return what === 'it' ? 'saved a draft' : `saved a draft of ${what}`;
    case 'schedule':
      return `named a date for ${what} to be published`;
    case 'publish':
      return `published ${what}`;
    case 'unpublish':
      return `unpublished ${what}: visitors do not see it`;
    case 'discard':
      return what === 'it' ? 'gave up its draft of changes' : `gave up the draft of changes of ${what}`;
    case 'bringBack':
      return what === 'it' ? 'brought an earlier version back' : `brought an earlier version of ${what} back`;
    case 'delete':
      return `moved ${what} to the trash`;
    case 'restore':
      return `brought ${what} back`;
    case 'erase':
      return `erased ${what} for good`;
    case 'uploadMedia':
      return `uploaded ${what}`;
    case 'deleteMedia':
      return `deleted ${what} for good`;
    case 'describeMedia':
      return `described ${what}`;
    case 'noteConsent':
      return `noted who is in ${what}, and whether they agree`;
    case 'removeConsent':
      return `removed the note on the people in ${what}`;
    case 'invite':
      return `invited ${what}`;
    case 'remove':
      return `removed ${what}`;
    case 'makeAdministrator':
      return `made ${what} an administrator`;
    case 'makeEditor':
      return `made ${what} an editor`;
    case 'secondFactorOn':
      return 'turned on the second step of signing in';
    case 'secondFactorOff':
      return 'turned off the second step of signing in';
    case 'passwordChanged':
      return 'changed their password';
  }
}
