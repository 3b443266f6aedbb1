import { z } from 'zod';
import type { ContentTypeDefinition } from '@content';
import { nothing, previewLink, versionEntry } from '@content/api/responses';
import { previewLink as previewLinkOf } from '../domain/preview';
import { bodyOptions, endingLater, planUnpublish, planDiscard } from '../domain/publishing';
import { listVersions, oneVersion } from '../domain/versions';
import { bringBack, duplicateItem } from '../domain/writer';
import type { ItemState } from '../model/item-state';
import { endpointsOf, newIdOf, stateAt, itemToChange } from './content-requests';
import { endpoint } from './endpoint';
import { badRequest, existing } from './problems';

/** A message to colleagues. */
const message = z.object({ note: bodyOptions.note });

const duplicate = z.object({
  documents: z.boolean({ error: 'documents must be true or false' }).default(true),
});

/** Publish options for a version that is brought back. */
const backAgain = endingLater(
  z.object({
    ...bodyOptions,
    fields: z.array(z.string()).optional().meta({ description: 'Only these fields; by default all' }),
  }),
);

const versionOf = (params: Readonly<Record<string, string>>) =>
  /^(?:0|[1-9]\d{0,7})$/.test(params['version'] ?? '') ? Number(params['version']) : Number.NaN;

/** The endpoints of what becomes of an item's contents: earlier versions, drafts, a copy, links that show it before visitors see it. */
export function versionEndpoints(type: ContentTypeDefinition) {
  const { item, one, writing } = endpointsOf(type);
  /** An endpoint that changes an item and takes no form, only a message to colleagues. */
  const step = (name: string, summary: string, plan: typeof planUnpublish) =>
    writing('post', `/:id/${name}`, {
      summary,
      headers: ['ifMatch'],
      body: message,
      description: 'The changed item',
      write: async (input) => {
        const { current, matches } = await itemToChange(type, input);
        const author = { person: input.person, note: input.body.note };
        const change = (item: ItemState, now: Date) => plan(type, item, now);
        return input.services.items.update(type, current.id, matches, change, author);
      },
    });
  return {
    versions: endpoint('get', '/:id/versions', {
      summary: `List what was saved of a ${one}, the newest first`,
      response: { description: 'The versions', schema: z.array(versionEntry) },
      handle: async (input) => listVersions(input.services, type, await stateAt(type, input)),
    }),
    version: endpoint('get', '/:id/versions/:version', {
      summary: `Read an earlier version of a ${one}`,
      response: { description: 'The item as it was saved then', schema: item },
      handle: async (input) => {
        const state = await stateAt(type, input);
        const found = await oneVersion(input.services, type, state, versionOf(input.params));
        return existing(found, 'This version is not kept any more.');
      },
    }),
    bring_back: writing('post', '/:id/versions/:version/restore', {
      summary: `Make an earlier version of a ${one} the newest`,
      headers: ['ifMatch'],
      body: backAgain,
      description: 'The changed item',
      write: async (input) => {
        const { fields, ...options } = input.body;
        const unknown = fields?.find((name) => !(name in type.fields));
        if (unknown !== undefined) throw badRequest(`There is no field ${unknown}`);
        const target = await itemToChange(type, input);
        const { services, params, person } = input;
        return bringBack(services, type, { ...target, version: versionOf(params), fields, options, person });
      },
    }),
    unpublish: step('unpublish', `Take a ${one} away from visitors`, planUnpublish),
    discard_draft: step('discard-draft', `Give up the draft of a ${one}`, planDiscard),
    duplicate: writing('post', '/:id/duplicate', {
      summary: `Add a draft with what a ${one} has, without its dates`,
      headers: ['idempotencyKey'],
      body: duplicate,
      status: 201,
      description: 'The new draft',
      write: async (input) => {
        const { services, person, body } = input;
        const original = await stateAt(type, input);
        const { id } = newIdOf(type, input);
        return duplicateItem(services, type, { original, id, withDocuments: body.documents, person });
      },
    }),
    preview: endpoint('post', '/:id/preview', {
      summary: `Make a link that shows a ${one} as visitors will see it`,
      response: { description: 'The link', schema: previewLink },
      handle: async (input) => previewLinkOf(input.services, type, await stateAt(type, input)),
    }),
    endPreviews: endpoint('delete', '/:id/preview', {
      summary: `End all links that show a ${one} as visitors will see it`,
      response: { description: 'Done', schema: nothing },
      handle: async (input) => {
        const { id } = await stateAt(type, input);
        await input.services.previews.end(type.path, id);
        return {};
      },
    }),
  };
}
