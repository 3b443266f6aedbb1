import { z } from 'zod';
import type { FormReply } from '@content/api/contract';
import { messageKinds, messageStates } from '@content/api/message';
import { formReply, inboxMessage, messageStamp, person } from '@content/api/responses';
import { messageTexts } from '@site/message-texts';
import { neededWork, newStamp } from '../domain/message-guard';
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
import { clientAddress } from './client-address';
import { endpoint, type Input, listEndpoint, type PageResponse } from './endpoint';
import { TEXT_FORM, parsedForm, readForm } from './form';
import { type FormPage, messagePage, receiptPage } from './message-pages';
import { existing, forbidden, notFound, toProblem } from './problems';
import { paging } from './query';

/** Handles a visitors' form: replies what `work` says of it, to a browser that runs no scripts on a page. */
function handleForm<S extends z.ZodObject>(
  schema: S,
  page: FormPage,
  work: (services: Services, fields: z.output<S>, place: string) => Promise<string[]>,
) {
  return async ({ services, request }: Input): Promise<FormReply | PageResponse> => {
    const form = await readForm(request, TEXT_FORM);
    const place = clientAddress(request, services.config);
    const reply = async () => work(services, parsedForm(form, schema), place);
    if (!request.headers.accept?.includes('text/html')) return { said: await reply() };
    try {
      return await page(services, form, await reply());
    } catch (error) {
      const problem = toProblem(error, request);
      if (problem.status >= 500) throw error;
      return page(services, form, problem);
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
    handle: handleForm(messageForm, messagePage, takeMessage),
  }),
  readReceipt: endpoint('post', '/messages/receipt', {
    summary: 'Whether a complaint was answered, by its receipt number, which stands in no URL',
    access: 'public',
    describedForm: receiptForm,
    response: { description: 'What became of it', schema: formReply, pages: [200] },
    problems: [404, 429],
    handle: handleForm(receiptForm, receiptPage, async (services, fields, place) =>
      existing(await readReceipt(services, fields, place), messageTexts[fields.language].unknown),
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
