import { valueFields } from '@content';
import { valueFieldType } from '@content/field-types/registry';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config';
import type { SendMail } from '../mail';
import { logWarning } from '../request-log';
import type { PublicChange } from '../store/items';
import type { StaffAccounts } from '../store/staff';

/** What it takes to tell administrators. */
interface MailServices {
  readonly config: Pick<Config, 'origin'>;
  readonly sendMail: SendMail;
  readonly staff: Pick<StaffAccounts, 'list'>;
}

/**
 * Mails all administrators what a write has changed for visitors in fields that say so (`mailedToAdministrators`), as it was and as it is:
 * a wrong account number does not stay unseen. Resolves when the mail server has the mail or has failed, which harms no write.
 */
export async function mailChanges(services: MailServices, change: PublicChange): Promise<void> {
  const { type, before, after, actor } = change;
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
  const { origin } = services.config;
  try {
    const staff = await services.staff.list();
    const administrators = staff.filter(({ role, disabled }) => role !== 'editor' && !disabled);
    await services.sendMail({
      to: administrators.map(({ email }) => email),
      subject: `Changed on ${new URL(origin).host}: ${labels}`,
      text: `${actor.displayName ?? actor.email} has changed what visitors see.\n\n${lines.join('\n\n')}\n\nIf this is not right, bring back the earlier version: ${origin}/admins/${type.path}\n`,
    });
  } catch (error) {
    logWarning('administrators were not told of a change', error);
  }
}
