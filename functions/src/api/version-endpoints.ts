import { z } from 'zod';
import type { AnyItem, ContentTypeDefinition } from '@content';
import type { VersionEntry } from '@content/api/contract';
import { apiPaths } from '@content/api/contract';
import { nothing, previewLink, versionEntry } from '@content/api/responses';
import { previewLink as previewLinkOf } from '../domain/preview';
import { bodyOptions, endingLater, planUnpublish, planDiscard } from '../domain/publishing';
import { ContentWriter } from '../domain/writer';
import type { Services } from '../services';
import { changedFields } from '../store/audit';
import type { ItemState } from '../store/item-state';
import { serializeForStaff } from '../domain/serialize';
import type { ItemBody } from './content-requests';
import { describedFor, newIdOf, itemResponse, stateAt, toChange } from './content-requests';
import type { Endpoint } from './endpoint';
import { dataOf, endpoint } from './endpoint';
import { badRequest, notFound } from './problems';

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

/** What was saved of an item, the newest first. */
async function listVersions(
  { items }: Pick<Services, 'items'>,
  type: ContentTypeDefinition,
  { id }: ItemState,
): Promise<VersionEntry[]> {
  const saved = await items.versions(type, id);
  return saved.map((version, at) => {
    // One save may add two: what visitors see, and the draft beside it.
    const before = saved.slice(at + 1).find((earlier) => earlier.at < version.at);
    return {
      version: version.version,
      at: version.at.toISOString(),
      action: version.action,
      changed: before ? changedFields(type, before, version) : [],
      note: version.note,
      actor: version.actor,
    };
  });
}

/** An earlier version as staff see it, or null. Its files have URLs that lead to them for a day or two. */
async function oneVersion(
  { items, previews, media }: Pick<Services, 'items' | 'previews' | 'media'>,
  type: ContentTypeDefinition,
  state: ItemState,
  version: number,
): Promise<AnyItem | null> {
  const saved = await items.version(type, state.id, version);
  if (!saved) return null;
  const { id, values, files, at: updatedAt } = saved;
  const item = { id, version, values, files, updatedAt, createdAt: state.createdAt };
  return serializeForStaff(media, type, item, await previews.staffRoots());
}

const versionOf = (params: Readonly<Record<string, string>>) =>
  /^(?:0|[1-9]\d{0,7})$/.test(params['version'] ?? '') ? Number(params['version']) : Number.NaN;

/** The endpoints of what becomes of an item's contents: versions, drafts, previews, a copy; `item` describes one in a response. */
export function versionEndpoints(type: ContentTypeDefinition, item: ItemBody): Endpoint[] {
  const { path, label, access } = type;
  const one = label.one.toLowerCase();
  const described = describedFor(type);
  /** An endpoint that changes an item and takes no form, only a message to colleagues. */
  const step = (name: string, below: string, summary: string, change: typeof planUnpublish) =>
    endpoint({
      method: 'post',
      path: `/${path}/:id/${below}`,
      ...described(name, summary),
      access,
      headers: ['ifMatch'],
      body: message,
      response: { description: 'The changed item', schema: item },
      problems: [409],
      handle: async ({ services, request, response, params, person, body }) => {
        const { current, matches } = await toChange(services, type, request, params);
        const author = { person, note: body.note };
        const changed = await services.items.update(type, current.id, matches, change, author);
        return itemResponse(services, response, type, changed);
      },
    });
  return [
    endpoint({
      method: 'get',
      path: `/${path}/:id/versions`,
      ...described('versions', `List what was saved of a ${one}, the newest first`),
      response: { description: 'The versions', schema: dataOf(z.array(versionEntry)) },
      handle: async ({ services, params }) => ({
        data: await listVersions(services, type, await stateAt(services, type, params)),
      }),
    }),
    endpoint({
      method: 'get',
      path: `/${path}/:id/versions/:version`,
      ...described('version', `Read an earlier version of a ${one}`),
      response: { description: 'The item as it was saved then', schema: item },
      handle: async ({ services, params }) => {
        const state = await stateAt(services, type, params);
        const found = await oneVersion(services, type, state, versionOf(params));
        if (!found) throw notFound('This version is not kept any more.');
        return { data: found };
      },
    }),
    endpoint({
      method: 'post',
      path: `/${path}/:id/versions/:version/restore`,
      ...described('bring_back', `Make an earlier version of a ${one} the newest`),
      access,
      headers: ['ifMatch'],
      body: backAgain,
      response: { description: 'The changed item', schema: item },
      problems: [409],
      handle: async ({ services, request, response, params, person, body }) => {
        const { fields, ...options } = body;
        const unknown = fields?.find((name) => !(name in type.fields));
        if (unknown !== undefined) throw badRequest(`There is no field ${unknown}`);
        const { current, matches } = await toChange(services, type, request, params);
        const writer = new ContentWriter(services);
        const earlier = { version: versionOf(params), fields };
        const changed = await writer.bringBack(type, current, earlier, options, matches, person);
        return itemResponse(services, response, type, changed);
      },
    }),
    step('unpublish', 'unpublish', `Take a ${one} away from visitors`, planUnpublish),
    step('discard_draft', 'discard-draft', `Give up the draft of a ${one}`, planDiscard),
    endpoint({
      method: 'post',
      path: `/${path}/:id/duplicate`,
      ...described('duplicate', `Add a draft with what a ${one} has, without its dates`),
      access,
      headers: ['idempotencyKey'],
      body: duplicate,
      response: { status: 201, description: 'The new draft', schema: item },
      problems: [409],
      handle: async ({ services, request, response, params, person, body }) => {
        const state = await stateAt(services, type, params);
        const { id } = newIdOf(services, type, request);
        const wanted = { withDocuments: body.documents };
        const made = await new ContentWriter(services).duplicate(type, state, id, wanted, { person });
        response.set('Location', apiPaths.one(path, made.id));
        return itemResponse(services, response, type, made);
      },
    }),
    endpoint({
      method: 'post',
      path: `/${path}/:id/preview`,
      ...described('preview', `Make a link that shows a ${one} as visitors will see it`),
      response: { description: 'The link', schema: dataOf(previewLink) },
      handle: async ({ services, params }) => ({
        data: await previewLinkOf(services, type, await stateAt(services, type, params)),
      }),
    }),
    endpoint({
      method: 'delete',
      path: `/${path}/:id/preview`,
      ...described('endPreviews', `End all links that show a ${one} as visitors will see it`),
      response: { description: 'Done', schema: dataOf(nothing) },
      handle: async ({ services, params }) => {
        const { id } = await stateAt(services, type, params);
        await services.previews.end(path, id);
        return { data: {} };
      },
    }),
  ];
}
