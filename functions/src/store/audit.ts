import { Timestamp } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import type { Person } from '@content/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from './stored';

export type AuditAction = 'create' | 'update' | 'delete' | 'restore' | 'erase';

/** Who did it: kept as it was at the time, as accounts come and go. */
export type Actor = Person;

/** Names of the fields in which two contents differ. */
export function changedFields(type: ContentTypeDefinition, before: Content, after: Content): string[] {
  return Object.keys(type.fields).filter(
    (name) =>
      !isDeepStrictEqual(before.values[name], after.values[name]) ||
      !isDeepStrictEqual(before.files[name], after.files[name]),
  );
}

/** How an item is called in the log: its title, or the name of its file where the title is a file. */
export function titleOf(type: ContentTypeDefinition, content: Content): string {
  const value = content.values[type.titleField];
  if (value !== undefined) return String(value);
  return content.files[type.titleField]?.[0]?.name ?? '';
}

/** The Firestore document of one audit entry: who, when, what, which item. */
export function auditDocument(entry: {
  type: ContentTypeDefinition;
  id: string;
  action: AuditAction;
  actor: Actor;
  content: Content;
  before?: Content | undefined;
  at: Date;
}) {
  const { type, id, action, actor, content, before, at } = entry;
  return {
    at: Timestamp.fromDate(at),
    action,
    path: type.path,
    itemId: id,
    title: titleOf(type, content),
    changed: before ? changedFields(type, before, content) : [],
    actor: { uid: actor.uid, email: actor.email, displayName: actor.displayName },
  };
}
