import { z } from 'zod';
import type { InboxMessage, Page, Person, SignedIn, StaffAccount } from '@content/api/contract';
import {
  MESSAGE_LENGTHS,
  isOptional,
  messageFields,
  messageKinds,
  messageStates,
  type MessageField,
  type MessageKind,
  type MessageState,
} from '@content/api/message';
import { inboxMessage, person } from '@content/api/responses';
import { isPossibleId } from '@content/items/ids';
import { auditCursor, decodeCursor, encodeCursor } from '@content/items/page-token';
import { trimmed } from '@content/field-types/field-type';
import { withLatinDigits } from '@content/texts/digits';
import { languages } from '@site/locale';
import { messageTexts } from '@site/message-texts';
import type { Services } from '../services';
import { newReceipt } from '../store/messages';
import { LimitReached, ValidationFailed } from './errors';
import { mailMessage } from './mails';
import { countLookUp, judge } from './message-guard';
import { limitOf, pageOf, readCursor, type Paging } from './paging';

const typed = z.string().default('').overwrite(trimmed);
const language = z.enum(languages).default(languages[0]);
const fields = { name: typed, contact: typed, subject: typed, text: typed };
const isContact = (text: string) =>
  /\S@\S+\.\S/.test(text) || withLatinDigits(text).replaceAll(/\D/g, '').length >= 6;

/** The form of a message. Its issues are sentences in the visitor's language. */
export const messageForm = z
  .object({
    ...(fields satisfies Record<MessageField, typeof typed>),
    kind: z.enum(messageKinds).default('question'),
    language,
    about: typed.overwrite((path) => (/^\/[\w/-]{1,200}$/.test(path) ? path : '')),
    website: typed.meta({ description: 'People do not see it: whoever fills it in is suspected' }),
    stamp: typed.meta({ description: 'What GET /messages/stamp gave when the form was first touched' }),
    solution: typed.meta({ description: 'Where the stamp asked for work' }),
  })
  .superRefine((message, context) => {
    const { missing, tooLong, unreachable } = messageTexts[message.language];
    for (const field of messageFields) {
      const [text, most] = [message[field], MESSAGE_LENGTHS[field]];
      const refuse = (error: string) => context.addIssue({ code: 'custom', path: [field], message: error });
      if (text.length > most) refuse(tooLong(most));
      else if (text === '' && !(message.kind === 'complaint' && isOptional(field))) refuse(missing);
      else if (field === 'contact' && text !== '' && !isContact(text)) refuse(unreachable);
    }
  });
export const receiptForm = z.object({ receipt: typed, language });

/** Mails about each kind of message in an hour. */
const MAILS = { tries: 1, windowMs: 3600_000 };
const DAY_S = 24 * 3600;

/** Whether a staff member may read messages of a kind: complaints are for those alone who are named for them. */
export const mayRead = (kind: MessageKind, { readsComplaints }: Pick<SignedIn, 'readsComplaints'>): boolean =>
  kind === 'question' || readsComplaints === true;

async function readersOf({ staff }: Services, kind: MessageKind): Promise<StaffAccount[]> {
  return (await staff.active()).filter((each) => mayRead(kind, each));
}

async function tellReaders(services: Services, kind: MessageKind): Promise<void> {
  if (!services.config.smtp) return;
  const readers = await readersOf(services, kind);
  if (readers.length === 0 || (await services.throttle.count(`mail of a ${kind}`, MAILS)) > 0) return;
  await mailMessage(services, kind, readers);
}

/** Stores a message. Returns the sentences for its sender. Throws LimitReached where the day has had too many. */
export async function takeMessage(
  services: Services,
  { stamp, solution, website, ...message }: z.output<typeof messageForm>,
  place: string,
): Promise<string[]> {
  const verdict = await judge(services, { ...message, stamp, solution, website }, place);
  const { full, sent, yourReceipt, keepReceipt } = messageTexts[message.language];
  if (verdict === 'full') throw new LimitReached(full, DAY_S);
  // A message that is dropped has a receipt as well.
  const receipt = newReceipt();
  if (verdict !== 'dropped') await services.messages.add(receipt, message, verdict);
  // It has arrived whether or not a mail can be sent.
  if (verdict === 'new') await tellReaders(services, message.kind).catch(() => undefined);
  return message.kind === 'question' ? [sent] : [sent, yourReceipt, receipt, keepReceipt];
}

/** The state of a complaint in sentences; null where none has this receipt. Throws LimitReached. */
export async function readReceipt(
  services: Services,
  { receipt, language: spoken }: z.output<typeof receiptForm>,
  place: string,
): Promise<string[] | null> {
  const { answered, tooOften, waiting } = messageTexts[spoken];
  const wait = await countLookUp(services, place);
  if (wait > 0) throw new LimitReached(tooOften, wait);
  const found = await services.messages.byReceipt(receipt);
  return found && (found.answeredAt === null ? [waiting] : [answered, found.answer].filter(Boolean));
}

const toInbox = (message: InboxMessage) => inboxMessage.parse(message);

/** One page of messages, the newest first, and the colleagues who may read them. Throws InvalidQuery. */
export async function listInbox(
  services: Services,
  { kind, state, ...page }: Paging & { readonly kind: MessageKind; readonly state: MessageState },
): Promise<Page<InboxMessage> & { readonly colleagues: Person[] }> {
  const limit = limitOf(page);
  const after = readCursor(page, (token) => decodeCursor(auditCursor, token));
  const found = (await services.messages.list(kind, state, limit, after)).map(toInbox);
  const colleagues = (await readersOf(services, kind)).map((each) => person.parse(each));
  return { ...pageOf(found, limit, ({ createdAt, id }) => encodeCursor([createdAt, id])), colleagues };
}

/** The message of an id; null where the person may not read it. */
async function readable({ messages }: Services, id: string, reader: SignedIn): Promise<InboxMessage | null> {
  const found = isPossibleId(id) ? await messages.get(id) : null;
  return found && mayRead(found.kind, reader) ? found : null;
}

/** A change of a message by staff; an empty uid assigns it to nobody. */
export const messageChange = z.object({
  state: z.enum(messageStates).optional(),
  assignee: z.string().optional(),
  answer: z.string().max(MESSAGE_LENGTHS.text).overwrite(trimmed).optional(),
});

/** Changes a message; null where there is none for the person. Throws ValidationFailed. */
export async function changeMessage(
  services: Services,
  messageId: string,
  { state, assignee: uid, answer }: z.output<typeof messageChange>,
  reader: SignedIn,
): Promise<InboxMessage | null> {
  const message = await readable(services, messageId, reader);
  if (!message) return null;
  const { id, kind, answeredAt } = message;
  const colleague = uid ? (await readersOf(services, kind)).find((each) => each.uid === uid) : undefined;
  if (uid && !colleague) throw new ValidationFailed('This person cannot read the message');
  const change = {
    ...(state && { state }),
    ...(colleague && { state: 'assigned' as const, assignee: person.parse(colleague) }),
    ...(uid === '' && { assignee: null, ...(message.state === 'assigned' && { state: 'new' as const }) }),
    ...(answer !== undefined && { answer }),
    ...(state === 'answered' && { answeredAt: answeredAt ?? services.clock().toISOString() }),
  };
  // A colleague may have removed it meanwhile.
  return (await services.messages.change(id, change)) ? toInbox({ ...message, ...change }) : null;
}

/** Removes a message for good. Returns false where there is none for the person. */
export async function removeMessage(
  services: Services,
  messageId: string,
  reader: SignedIn,
): Promise<boolean> {
  const message = await readable(services, messageId, reader);
  if (!message) return false;
  await services.messages.remove(message.id);
  services.security.note('messageRemoved', { uid: reader.uid, target: message.id });
  return true;
}
