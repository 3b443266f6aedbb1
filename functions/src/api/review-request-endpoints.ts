import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { z } from 'zod';
import { person, reviewRequest, reviewRequests } from '@content/api/responses';
import { NOTE_MAX_LENGTH } from '@content/items/publishing-status';
import { trimmed } from '@content/field-types/field-type';
import { formUrl, readReviewRequests } from '../domain/review-requests';
import type { Services } from '../services';
import { titleOf } from '../store/audit';
import { newestRevision } from '../store/item-state';
import { dataOf, endpoint } from './endpoint';
import { badRequest, notFound } from './problems';

/** Tells a colleague that they are asked: by a link, and not a word of the item. */
async function tell({ config, sendMail }: Services, url: string, to: string, by: string) {
  const subject = `${by} asks you to look at something on ${new URL(config.origin).host}`;
  await sendMail({ to, subject, text: `Look at it here:\n${url}\n` });
}

/** What staff ask each other to look at. */
export const reviewRequestEndpoints = [
  endpoint({
    method: 'get',
    path: '/admins/review-requests',
    operationId: 'listReviewRequests',
    summary: 'What staff ask each other to look at, and who can be asked',
    response: { description: 'The requests that are open', schema: dataOf(reviewRequests) },
    handle: async ({ services }) => ({ data: await readReviewRequests(services) }),
  }),
  endpoint({
    method: 'post',
    path: '/admins/review-requests',
    operationId: 'requestReview',
    summary: 'Ask a colleague to look at an item; asking again replaces what was asked before',
    body: reviewRequest
      .pick({ path: true, _id: true })
      .extend({ to: z.string(), note: z.string().max(NOTE_MAX_LENGTH).overwrite(trimmed) }),
    response: { description: 'Who was asked', schema: dataOf(person) },
    problems: [404],
    handle: async ({ services, person: actor, body: { path, _id, to: uid, note } }) => {
      const type = contentTypeAt(path) as ContentTypeDefinition;
      const state = (await services.content.states(type)).find(({ id }) => id === _id);
      if (!state) throw notFound(type.messages.notFound);
      const { colleagues } = await readReviewRequests(services);
      const to = colleagues.find((each) => each.uid === uid);
      if (!to || uid === actor.uid) throw badRequest('This person cannot be asked');
      const [by, at] = [person.parse(actor), services.clock()];
      const title = titleOf(type, newestRevision(state));
      const request = { path, _id, title, to, by, note, at: at.toISOString() };
      await services.reviewRequests.put(request);
      await services.audit.note({ action: 'askReview', path, itemId: _id, title, actor, at });
      await tell(services, formUrl(services, type, _id), to.email, by.displayName ?? by.email);
      return { data: to };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/admins/review-requests/:id',
    operationId: 'endReview',
    summary: 'Say that a request is done; one that has gone already is',
    response: { description: 'The id', schema: dataOf(reviewRequest.pick({ id: true })) },
    handle: async ({ services, params: { id = '' }, person: actor }) => {
      const found = await services.reviewRequests.remove(id);
      if (found) {
        const { path, _id: itemId, title } = found;
        const at = services.clock();
        await services.audit.note({ action: 'endReview', path, itemId, title, actor, at });
      }
      return { data: { id } };
    },
  }),
];
