import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { z } from 'zod';
import { person, reviewRequest, reviewRequests } from '@content/api/responses';
import { NOTE_MAX_LENGTH } from '@content/items/publishing-status';
import { trimmed } from '@content/field-types/field-type';
import { mailReviewRequest } from '../domain/mails';
import { formUrl, readReviewRequests } from '../domain/review-requests';
import { newestRevision } from '../model/item-state';
import { titleOf } from '../model/content';
import { endpoint } from './endpoint';
import { badRequest, existing } from './problems';

/** What staff ask each other to look at. */
export const reviewRequestEndpoints = {
  listReviewRequests: endpoint('get', '/admins/review-requests', {
    summary: 'What staff ask each other to look at, and who can be asked',
    response: { description: 'The requests that are open', schema: reviewRequests },
    handle: ({ services }) => readReviewRequests(services),
  }),
  requestReview: endpoint('post', '/admins/review-requests', {
    summary: 'Ask a colleague to look at an item; asking again replaces what was asked before',
    body: reviewRequest
      .pick({ path: true, _id: true })
      .extend({ to: z.string(), note: z.string().max(NOTE_MAX_LENGTH).overwrite(trimmed) }),
    response: { description: 'Who was asked', schema: person },
    problems: [404],
    handle: async ({ services, person: actor, body: { path, _id, to: uid, note } }) => {
      const type = contentTypeAt(path) as ContentTypeDefinition;
      const found = (await services.content.states(type)).find(({ id }) => id === _id);
      const state = existing(found, type.messages.notFound);
      const { colleagues } = await readReviewRequests(services);
      const to = colleagues.find((each) => each.uid === uid);
      if (!to || uid === actor.uid) throw badRequest('This person cannot be asked');
      const [by, at] = [person.parse(actor), services.clock()];
      const title = titleOf(type, newestRevision(state));
      const request = { path, _id, title, to, by, note, at: at.toISOString() };
      await services.reviewRequests.put(request);
      await services.audit.note({ action: 'askReview', path, itemId: _id, title, actor, at });
      await mailReviewRequest(services, formUrl(services, type, _id), to, by);
      return to;
    },
  }),
  endReview: endpoint('delete', '/admins/review-requests/:id', {
    summary: 'Say that a request is done; one that has gone already is',
    response: { description: 'The id', schema: reviewRequest.pick({ id: true }) },
    handle: async ({ services, params: { id = '' }, person: actor }) => {
      const found = await services.reviewRequests.remove(id);
      if (found) {
        const { path, _id: itemId, title } = found;
        const at = services.clock();
        await services.audit.note({ action: 'endReview', path, itemId, title, actor, at });
      }
      return { id };
    },
  }),
};
