import type { Request } from 'express';
import { z } from 'zod';
import { contentTypes } from '@content';
import type { InboxMessage, SignedIn, Told } from '@content/api/contract';
import {
  MESSAGE_LENGTHS,
  isOptional,
  messageFields,
  messageKinds,
  messageStates,
  type MessageField,
  type MessageKind,
} from '@content/api/message';
import { inboxMessage, messageStamp, person, told } from '@content/api/responses';
import { isPossibleId } from '@content/items/ids';
import { auditCursor, decodeCursor, encodeCursor } from '@content/items/page-token';
import { textOr, trimmed } from '@content/field-types/field-type';
import { withLatinDigits } from '@content/texts/digits';
import { localizePath } from '@content/texts/language-paths';
import { languages } from '@site/locale';
import { messageTexts } from '@site/message-texts';
import { escaped, plainPage } from '@site/plain-page';
import { identityIn } from '../delivery/identity';
import { limitOf, pageOf, readCursor } from '../domain/paging';
import type { Services } from '../services';
import { clientAddress, networkOf } from './client-address';
import type { Input } from './endpoint';
import { bodyOfPage, dataOf, endpoint, pageSchema } from './endpoint';
import { TEXT_FORM, type Form, firstValue, parsedForm, readForm } from './form';
import { HttpProblem, badRequest, forbidden, notFound, tooManyAttempts } from './problems';
import { paging } from './query';

const typed = z.string().default('').overwrite(trimmed);
const language = z.enum(languages).default(languages[0]);
const fields = { name: typed, contact: typed, subject: typed, text: typed };
const isContact = (text: string) =>
  /\S@\S+\.\S/.test(text) || withLatinDigits(text).replaceAll(/\D/g, '').length >= 6;

const messageForm = z
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
const receiptForm = z.object({ receipt: typed, language });

/** About a second of a phone's work. */
const WORK_BITS = 14;
/** Links that a message may hold; advertisements have more. */
const LINKS = 2;
/** Mails about each kind of message in an hour. */
const MAILS = { tries: 1, windowMs: 3600_000 };

/** Complaints are for those alone who are named for them. */
const mayRead = (kind: MessageKind, { readsComplaints }: Pick<SignedIn, 'readsComplaints'>): boolean =>
  kind === 'question' || readsComplaints === true;

/** Tells whoever may read a message that there is one: by a link, and not a word of it. */
async function tell({ config, sendMail, staff, throttle }: Services, kind: MessageKind): Promise<void> {
  if (!config.smtp) return;
  const readers = (await staff.list()).filter((each) => !each.disabled && mayRead(kind, each));
  if (readers.length === 0 || (await throttle.count(`mail of a ${kind}`, MAILS)) > 0) return;
  await sendMail({
    to: readers.map(({ email }) => email),
    subject: `A new ${kind} on ${new URL(config.origin).host}`,
    text: `Somebody has written to the office. Read it here:\n${config.origin}/admins/messages?kind=${kind}\n\nIf more come within the hour, no further mail is sent.\n`,
  });
}

function senderOf({ config }: Services, request: Request) {
  const place = clientAddress(request, config);
  return { place, network: networkOf(place) };
}

/** The type whose one item asks for proof of work, during a flood. */
const switchType = contentTypes.find(({ fields }) => 'asksForWork' in fields);

/** The bits of work that a message needs at this moment. */
async function neededWork({ content }: Services): Promise<number> {
  const [item] = switchType ? await content.visibleItems(switchType) : [];
  return item?.values['asksForWork'] === true ? WORK_BITS : 0;
}

/** Takes a message in. Throws 400, and 429 where the day has had too many. */
async function takeMessage(services: Services, request: Request, form: Form): Promise<string[]> {
  const { stamp, solution, website, ...message } = parsedForm(form, messageForm);
  const { messages } = services;
  const links = `${message.subject} ${message.text}`.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const isHonest = website === '' && links <= LINKS && (await messages.isStamp(stamp));
  const isSuspected = !isHonest || !(await messages.isWork(stamp, solution, await neededWork(services)));
  const { receipt, taken } = await messages.add(message, isSuspected, senderOf(services, request));
  const { full, sent, yourReceipt, keepReceipt } = messageTexts[message.language];
  if (taken === 'full') throw new HttpProblem(429, full, undefined, tooManyAttempts(24 * 3600).headers);
  // It has arrived whether or not a mail can be sent.
  if (taken === 'new') await tell(services, message.kind).catch(() => undefined);
  return message.kind === 'question' ? [sent] : [sent, yourReceipt, receipt, keepReceipt];
}

/** Says what became of a complaint. Throws 404 and 429. */
async function readReceipt(services: Services, request: Request, form: Form): Promise<string[]> {
  const { receipt, language: spoken } = parsedForm(form, receiptForm);
  const { answered, tooOften, unknown, waiting } = messageTexts[spoken];
  const found = await services.messages.byReceipt(receipt, senderOf(services, request));
  if (typeof found === 'number')
    throw new HttpProblem(429, tooOften, undefined, tooManyAttempts(found).headers);
  if (!found) throw notFound(unknown);
  return found.answeredAt === null ? [waiting] : [answered, found.answer].filter(Boolean);
}

/** The form again with all that was typed, and what is wrong at its fields. */
function formAgain(form: Form, texts: (typeof messageTexts)['en'], { errors = [] }: HttpProblem): string {
  const value = (name: string) => escaped(textOr(firstValue(form, name)));
  const hidden = ['kind', 'language', 'about'].map(
    (name) => `<input type="hidden" name="${name}" value="${value(name)}">`,
  );
  const shown = messageFields.map((name) => {
    const error = errors.find(({ field }) => field === name)?.message ?? '';
    const control = name === 'text' ? `<textarea name="text" rows="9">\n${value(name)}</textarea>` : '';
    return `<label>${texts.fields[name]} <b>${escaped(error)}</b>${control || `<input name="${name}" value="${value(name)}">`}</label>`;
  });
  return `<form method="post" enctype="multipart/form-data">${[...hidden, ...shown].join('\n')}<button>${texts.send}</button></form>`;
}

/** Responds to a form by what a person is told; to a browser that runs no scripts by a page that says it. */
function answering(work: (services: Services, request: Request, form: Form) => Promise<string[]>) {
  return async ({ services, request, response }: Input): Promise<{ data: Told }> => {
    const form = await readForm(request, TEXT_FORM);
    if (!request.headers.accept?.includes('text/html'))
      return { data: { said: await work(services, request, form) } };
    const done = await work(services, request, form).catch((error: unknown) => {
      if (error instanceof HttpProblem) return error;
      throw error;
    });
    const spoken = languages.find((one) => one === firstValue(form, 'language')) ?? languages[0];
    const texts = messageTexts[spoken];
    const contact = localizePath(spoken, '/contact');
    const isMessage = work === takeMessage;
    const isRefused = done instanceof HttpProblem;
    const detail = isRefused && !done.errors ? [done.detail] : [];
    const [title = '', ...said] = isRefused ? [isMessage ? texts.wrong : texts.lookUp, ...detail] : done;
    if (isMessage && !isRefused && said.length === 0) {
      response.redirect(303, `${contact}?sent=1#write`);
      return { data: { said } };
    }
    const lines = said.map((line) => `<p>${escaped(line)}</p>`).join('');
    const again = isMessage && isRefused ? formAgain(form, texts, done) : '';
    const body = `${lines}${again}<p><a href="${contact}">${texts.back}</a></p>`;
    const [year, organisation] = [services.clock().getFullYear(), await identityIn(services.content)];
    response
      .status(isRefused ? done.status : 200)
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type('text/html')
      .send(plainPage({ title, language: spoken, body, year, organisation }));
    return { data: { said } };
  };
}

/** The message of an id; for whoever may not read it there is none. Throws 404. */
async function required({ messages }: Services, id = '', reader: SignedIn): Promise<InboxMessage> {
  const found = isPossibleId(id) ? await messages.get(id) : null;
  if (!found || !mayRead(found.kind, reader)) throw notFound('There is no such message');
  return found;
}

const toInbox = (message: InboxMessage) => inboxMessage.parse(message);

/** What visitors write to the office. */
export const messageEndpoints = [
  endpoint({
    method: 'get',
    path: '/messages/stamp',
    operationId: 'messageStamp',
    summary: 'A stamp for a form that is being filled in: a message without one is suspected',
    access: 'public',
    response: { description: 'The stamp', schema: dataOf(messageStamp) },
    handle: async ({ services }) => ({
      data: { stamp: await services.messages.stamp(), work: await neededWork(services) },
    }),
  }),
  endpoint({
    method: 'post',
    path: '/messages',
    operationId: 'sendMessage',
    summary: 'Write a question or a complaint to the office; browsers without scripts get a page',
    access: 'public',
    describedForm: messageForm,
    response: { description: 'It has arrived', schema: dataOf(told) },
    problems: [429],
    handle: answering(takeMessage),
  }),
  endpoint({
    method: 'post',
    path: '/messages/receipt',
    operationId: 'readReceipt',
    summary: 'Whether a complaint was answered, by its receipt number, which stands in no URL',
    access: 'public',
    describedForm: receiptForm,
    response: { description: 'What became of it', schema: dataOf(told) },
    problems: [404, 429],
    handle: answering(readReceipt),
  }),
  endpoint({
    method: 'get',
    path: '/admins/messages',
    operationId: 'listMessages',
    summary: 'What visitors have written, the newest first; complaints for whoever is named for them',
    query: z.object({
      kind: z.enum(messageKinds).default('question'),
      state: z.enum(messageStates).default('new'),
      ...paging,
    }),
    response: {
      description: 'One page, and whom a message can be assigned to',
      schema: pageSchema(inboxMessage).extend({ colleagues: z.array(person) }),
    },
    handle: async ({ services: { messages, staff }, person: reader, query: { kind, state, ...page } }) => {
      if (!mayRead(kind, reader)) throw forbidden('Complaints are for those whom an administrator has named');
      const limit = limitOf(page);
      const after = readCursor(page, (token) => decodeCursor(auditCursor, token));
      const found = (await messages.list(kind, state, limit, after)).map(toInbox);
      const colleagues = (await staff.list()).filter((each) => !each.disabled && mayRead(kind, each));
      return {
        ...bodyOfPage(pageOf(found, limit, ({ createdAt, id }) => encodeCursor([createdAt, id]))),
        colleagues: colleagues.map((each) => person.parse(each)),
      };
    },
  }),
  endpoint({
    method: 'patch',
    path: '/admins/messages/:id',
    operationId: 'changeMessage',
    summary: 'Assign a message to a colleague, or with an empty uid to nobody, answer it, put it elsewhere',
    body: z.object({
      state: z.enum(messageStates).optional(),
      assignee: z.string().optional(),
      answer: z.string().max(MESSAGE_LENGTHS.text).overwrite(trimmed).optional(),
    }),
    response: { description: 'The message', schema: dataOf(inboxMessage) },
    handle: async ({ services, params, person: reader, body: { state, assignee: uid, answer } }) => {
      const message = await required(services, params['id'], reader);
      const { id, kind, answeredAt } = message;
      const staff = uid ? await services.staff.list() : [];
      const colleague = staff.find((each) => each.uid === uid && !each.disabled && mayRead(kind, each));
      if (uid && !colleague) throw badRequest('This person cannot read the message');
      const change = {
        ...(state && { state }),
        ...(colleague && { state: 'assigned' as const, assignee: person.parse(colleague) }),
        ...(uid === '' && { assignee: null, ...(message.state === 'assigned' && { state: 'new' as const }) }),
        ...(answer !== undefined && { answer }),
        ...(state === 'answered' && { answeredAt: answeredAt ?? services.clock().toISOString() }),
      };
      await services.messages.change(id, change);
      return { data: toInbox({ ...message, ...change }) };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/admins/messages/:id',
    operationId: 'removeMessage',
    summary: 'Remove a message for good',
    response: { description: 'The id', schema: dataOf(inboxMessage.pick({ id: true })) },
    handle: async ({ services, params, person: reader }) => {
      const { id } = await required(services, params['id'], reader);
      await services.messages.remove(id);
      services.security.note('messageRemoved', { uid: reader.uid, target: id });
      return { data: { id } };
    },
  }),
];
