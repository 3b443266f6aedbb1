import { valueFields } from '@content';
import { valueKind } from '@content/kinds/registry';
import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../services';
import type { PublicChange } from '../store/items';

/** What of the services it takes to tell administrators. */
type MailServices = Pick<Services, 'config' | 'sendMail' | 'staff'>;

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
    const text = (revision: typeof before) => valueKind(field).toText(field, revision?.values[name]) || 'none';
    return `${field.label}\n\nBefore:\n${text(before)}\n\nNow:\n${text(after)}`;
  });
  const labels = changed.map(([, { label }]) => label.toLowerCase()).join(', ');
  const { origin } = services.config;
  const staff = await services.staff.list();
  await services.sendMail({
    to: staff.filter(({ role, disabled }) => role === undefined && !disabled).map(({ email }) => email),
    subject: `Changed on ${new URL(origin).host}: ${labels}`,
    text: `${actor.displayName ?? actor.email} has changed what visitors see.\n\n${lines.join('\n\n')}\n\nIs that right? If not, bring back what was there before, by the history: ${origin}/admins/${type.path}\n`,
  });
}
