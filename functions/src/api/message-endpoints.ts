import { z } from 'zod';
import type { FormReply } from '@content/api/contract';
import { messageFields, messageKinds, messageStates } from '@content/api/message';
import { formReply, inboxMessage, messageStamp, person } from '@content/api/responses';
import { textOr } from '@content/field-types/field-type';
import { localizePath } from '@content/texts/language-paths';
import { languages } from '@site/locale';
import { messageTexts } from '@site/message-texts';
import { escaped, plainPage } from '@site/plain-page';
import { identityIn } from '../domain/identity';
import { neededWork, newStamp, type Sender } from '../domain/message-guard';
import {
  changeMessage,
  listInbox,
  mayRead,
  messageChange,
  messageForm,
  readReceipt,
  receiptForm,
  removeMessage,
  takeMessage,
} from '../domain/messages';
import type { Services } from '../services';
import { clientAddress, networkOf } from './client-address';
import { endpoint, type Input, listEndpoint, PageResponse } from './endpoint';
import { TEXT_FORM, type Form, firstValue, parsedForm, readForm } from './form';
import { type HttpProblem, existing, forbidden, notFound, toProblem } from './problems';
import { paging } from './query';

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

/** The reply to a browser that runs no scripts: to a question a redirect to the contact page, otherwise a plain page. */
async function pageOf(
  { clock, content }: Services,
  form: Form,
  isMessage: boolean,
  lines: readonly string[],
  problem?: HttpProblem,
): Promise<PageResponse> {
  const language = languages.find((each) => each === firstValue(form, 'language')) ?? languages[0];
  const texts = messageTexts[language];
  const contact = localizePath(language, '/contact');
  if (isMessage && lines.length === 1) return new PageResponse(303, `${contact}?sent=1#write`);
  const failed = isMessage ? texts.wrong : texts.lookUp;
  const [title = '', ...more] = problem ? [failed, ...(problem.errors ? [] : [problem.detail])] : lines;
  const paragraphs = more.map((line) => `<p>${escaped(line)}</p>`).join('');
  const again = isMessage && problem ? formAgain(form, texts, problem) : '';
  const body = `${paragraphs}${again}<p><a href="${contact}">${texts.back}</a></p>`;
  const [year, organisation] = [clock().getFullYear(), await identityIn(content)];
  const html = plainPage({ title, language, body, year, organisation });
  return new PageResponse(problem?.status ?? 200, html);
}

/** Handles a form by what `work` replies to it. */
function replying<S extends z.ZodObject>(
  schema: S,
  isMessage: boolean,
  work: (services: Services, fields: z.output<S>, sender: Sender) => Promise<string[]>,
) {
  return async ({ services, request }: Input): Promise<FormReply | PageResponse> => {
    const form = await readForm(request, TEXT_FORM);
    const place = clientAddress(request, services.config);
    const reply = async () => work(services, parsedForm(form, schema), { place, network: networkOf(place) });
    if (!request.headers.accept?.includes('text/html')) return { said: await reply() };
    try {
      return await pageOf(services, form, isMessage, await reply());
    } catch (error) {
      const problem = toProblem(error, request);
      if (problem.status >= 500) throw error;
      return pageOf(services, form, isMessage, [], problem);
    }
  };
}

const NO_MESSAGE = 'There is no such message';

/** What visitors write to the office. */
export const messageEndpoints = {
  messageStamp: endpoint('get', '/messages/stamp', {
    summary: 'A stamp for a form that is being filled in: a message without one is suspected',
    access: 'public',
    response: { description: 'The stamp', schema: messageStamp },
    handle: async ({ services }) => ({
      stamp: await newStamp(services),
      work: await neededWork(services),
    }),
  }),
  sendMessage: endpoint('post', '/messages', {
    summary: 'Write a question or a complaint to the office; browsers without scripts get a page',
    access: 'public',
    describedForm: messageForm,
    response: { description: 'It has arrived', schema: formReply, pages: [200, 303] },
    problems: [429],
    handle: replying(messageForm, true, takeMessage),
  }),
  readReceipt: endpoint('post', '/messages/receipt', {
    summary: 'Whether a complaint was answered, by its receipt number, which stands in no URL',
    access: 'public',
    describedForm: receiptForm,
    response: { description: 'What became of it', schema: formReply, pages: [200] },
    problems: [404, 429],
    handle: replying(receiptForm, false, async (services, fields, sender) =>
      existing(await readReceipt(services, fields, sender), messageTexts[fields.language].unknown),
    ),
  }),
  listMessages: listEndpoint('/admins/messages', {
    summary: 'What visitors have written, the newest first; complaints for whoever is named for them',
    query: z.object({
      kind: z.enum(messageKinds).default('question'),
      state: z.enum(messageStates).default('new'),
      ...paging,
    }),
    response: { description: 'One page, and whom a message can be assigned to', schema: inboxMessage },
    beside: { colleagues: z.array(person) },
    handle: async ({ services, person: reader, query }) => {
      if (!mayRead(query.kind, reader))
        throw forbidden('Complaints are for those whom an administrator has named');
      return listInbox(services, query);
    },
  }),
  changeMessage: endpoint('patch', '/admins/messages/:id', {
    summary: 'Assign a message to a colleague, or with an empty uid to nobody, answer it, put it elsewhere',
    body: messageChange,
    response: { description: 'The message', schema: inboxMessage },
    handle: async ({ services, params: { id = '' }, person: reader, body }) =>
      existing(await changeMessage(services, id, body, reader), NO_MESSAGE),
  }),
  removeMessage: endpoint('delete', '/admins/messages/:id', {
    summary: 'Remove a message for good',
    response: { description: 'The id', schema: inboxMessage.pick({ id: true }) },
    handle: async ({ services, params: { id = '' }, person: reader }) => {
      if (!(await removeMessage(services, id, reader))) throw notFound(NO_MESSAGE);
      return { id };
    },
  }),
};
