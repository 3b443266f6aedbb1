import { valueFields } from '@content';
import type { Person } from '@content/api/contract';
import type { MessageKind } from '@content/api/message';
import { valueFieldType } from '@content/field-types/registry';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config';
import type { SendMail } from '../mail';
import { logWarning } from '../request-log';
import type { PublicChange } from '../store/item-write';
import type { StaffAccounts } from '../store/staff';

interface MailServices {
  readonly config: Pick<Config, 'origin'>;
  readonly sendMail: SendMail;
}

/** The name of the site in mails. */
export const hostOf = ({ config }: Pick<MailServices, 'config'>): string => new URL(config.origin).host;
/** The name of a person in mails. */
export const nameOf = ({ displayName, email }: Person): string => displayName ?? email;

const addressesOf = (people: readonly Person[]) => people.map(({ email }) => email);

/** Mails the link to a new message, and nothing of its text, to everybody who may read it. */
export async function mailMessage(services: MailServices, kind: MessageKind, readers: readonly Person[]) {
  const url = `${services.config.origin}/admins/messages?kind=${kind}`;
  await services.sendMail({
    to: addressesOf(readers),
    subject: `A new ${kind} on ${hostOf(services)}`,
    text: `Somebody has written to the office. Read it here:\n${url}\n\nIf more come within the hour, no further mail is sent.\n`,
  });
}

/** Mails a colleague the link to an item that needs a review, and nothing of its text. */
export async function mailReviewRequest(services: MailServices, url: string, to: Person, by: Person) {
  const subject = `${nameOf(by)} asks you to look at something on ${hostOf(services)}`;
  await services.sendMail({ to: to.email, subject, text: `Look at it here:\n${url}\n` });
}

/**
 * Mails all administrators how a write has changed fields with `mailedToAdministrators` for visitors, so that a wrong account number
 * does not stay unseen. The write waits for the mail server, 8 seconds at most: a function may be frozen once it has responded. A mail
 * that fails harms no write.
 */
export async function mailChanges(
  services: MailServices & { readonly staff: Pick<StaffAccounts, 'active'> },
  { type, before, after, actor }: PublicChange,
): Promise<void> {
  const changed = valueFields(type).filter(
    ([name, field]) =>
      field.mailedToAdministrators &&
      !isDeepStrictEqual(before?.values[name] ?? [], after?.values[name] ?? []),
  );
  if (changed.length === 0) return;
  const lines = changed.map(([name, field]) => {
    const text = (revision: typeof before) =>
      valueFieldType(field).toText(field, revision?.values[name]) || 'none';
    return `${field.label}\n\nBefore:\n${text(before)}\n\nNow:\n${text(after)}`;
  });
  const labels = changed.map(([, { label }]) => label.toLowerCase()).join(', ');
  const url = `${services.config.origin}/admins/${type.path}`;
  try {
    const staff = await services.staff.active();
    await services.sendMail({
      to: addressesOf(staff.filter(({ role }) => role !== 'editor')),
      subject: `Changed on ${hostOf(services)}: ${labels}`,
      text: `${nameOf(actor)} has changed what visitors see.\n\n${lines.join('\n\n')}\n\nIf this is not right, bring back the earlier version: ${url}\n`,
    });
  } catch (error) {
    logWarning('administrators were not told of a change', error);
  }
}
