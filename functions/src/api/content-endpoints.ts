import type { Response } from 'express';
import { z } from 'zod';
import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import { apiPaths } from '@content/contract';
import { REPLAYED_HEADER } from '@content/staff-contract';
import { wholeNumber } from '@content/file-schema';
import { itemId } from '@content/responses';
import { listItems, oneItem } from '../domain/lists';
import { listForStaff } from '../domain/staff-list';
import { listTrash, oneTrashed } from '../domain/trash';
import { ContentWriter } from '../domain/writer';
import {
  confirmation,
  describedFor,
  idOf,
  itemOf,
  newIdOf,
  presented,
  readIfMatch,
  stateAt,
  toChange,
  versionTag,
  writing,
} from './content-parts';
import type { Endpoint } from './endpoint';
import { bodyOfPage, dataOf, endpoint, operation } from './endpoint';
import { FILE_FORM, readForm, TEXT_FORM } from './form';
import { describedForms } from './form-description';
import { HttpProblem, notFound } from './problems';
import { filtersIn, inOneLanguage, listQuery, paging, staffListQuery, stateIn } from './query';
import { versionEndpoints } from './version-endpoints';

/** Runs a delete, for which some types have a message of their own when there is nothing to delete. */
async function deleting(type: ContentTypeDefinition, work: Promise<void>): Promise<void> {
  try {
    await writing(type, work);
  } catch (error) {
    const missing = error instanceof HttpProblem && error.status === 404;
    throw missing ? notFound(type.messages.deleteMissing ?? type.messages.notFound) : error;
  }
}

function found<T extends { readonly _version: number }>(
  response: Response,
  type: ContentTypeDefinition,
  item: T | null,
) {
  if (!item) throw notFound(type.messages.notFound);
  response.set('ETag', versionTag(item._version));
  return { data: item };
}

const removed = dataOf(itemId);
const morePages = { nextPageToken: z.string().optional(), total: wholeNumber.optional() };

/** The endpoints of a content type: list, create, read, update, delete, restore. */
export function contentEndpoints(type: ContentTypeDefinition): Endpoint[] {
  const { path, label, access } = type;
  const [one, many] = [label.one.toLowerCase(), label.many.toLowerCase()];
  const item = itemOf(type);
  const describedForm = describedForms[path];
  const items = z.object({ data: z.array(item.shape.data), ...morePages });
  const mostBytes = fileFields(type).length > 0 ? FILE_FORM : TEXT_FORM;
  const described = describedFor(type);
  const remove = operation({
    access,
    handle: async ({ services, request, params, person }) => {
      const id = idOf(params);
      await deleting(type, new ContentWriter(services).remove(type, id, readIfMatch(request), person));
      return { data: { _id: id } };
    },
  });
  const erase = operation({
    access,
    handle: async ({ services, params, person }) => {
      const id = idOf(params);
      await deleting(type, new ContentWriter(services).erase(type, id, person));
      return { data: { _id: id } };
    },
  });
  return [
    ...versionEndpoints(type, item),
    endpoint({
      method: 'get',
      path: `/${path}`,
      ...described('list', `List ${many}`),
      access: 'public',
      caching: 'public',
      query: listQuery(type),
      response: { description: 'One page of the list; `total` comes with view=admin', schema: items },
      handle: async ({ services, query }) => {
        const { pageSize, pageToken, language } = query;
        const filters = filtersIn(type, query);
        const asked = { pageSize, pageToken, language, filters, state: stateIn(query) };
        return bodyOfPage(await listItems(services.content, type, asked));
      },
      views: {
        admin: operation({
          query: staffListQuery(type),
          handle: async ({ services, query }) => {
            const { q: text, sort: sorting, attention, publication, pageSize, pageToken } = query;
            const filters = filtersIn(type, query);
            const asked = { text, sorting, attention, publication, pageSize, pageToken, filters };
            return bodyOfPage(await listForStaff(services, type, asked));
          },
        }),
        trash: operation({
          query: z.object(paging),
          handle: async ({ services, query }) => {
            return bodyOfPage(await listTrash(services, type, query));
          },
        }),
      },
    }),
    endpoint({
      method: 'post',
      path: `/${path}`,
      ...described('create', `Add a ${one}`),
      access,
      headers: ['idempotencyKey'],
      describedForm,
      response: { status: 201, description: 'The new item', schema: item },
      problems: [409],
      handle: async ({ services, request, response, person }) => {
        const { id, isRepeatable } = newIdOf(services, type, request);
        const before = isRepeatable ? services.items.addedBefore(type, id, { person }) : null;
        const earlier = await writing(type, Promise.resolve(before));
        const writer = new ContentWriter(services);
        const create = async () => writer.create(type, id, await readForm(request, mostBytes), person);
        const { state, isReplayed } = earlier
          ? { state: earlier, isReplayed: true }
          : await writing(type, create());
        if (isReplayed) response.set(REPLAYED_HEADER, 'true');
        response.set('Location', apiPaths.one(path, state.id));
        return presented(services, response, type, state);
      },
    }),
    endpoint({
      method: 'get',
      path: `/${path}/:id`,
      ...described('read', `Read a ${one}`),
      access: 'public',
      caching: 'public',
      query: z.object(inOneLanguage),
      response: { description: 'The item', schema: item },
      handle: async ({ services, response, params, query }) =>
        found(response, type, await oneItem(services.content, type, idOf(params), query.language)),
      views: {
        admin: operation({
          handle: async ({ services, response, params }) =>
            presented(services, response, type, await stateAt(services, type, params)),
        }),
        trash: operation({
          handle: async ({ services, response, params }) =>
            found(response, type, await oneTrashed(services, type, idOf(params))),
        }),
      },
    }),
    endpoint({
      method: 'patch',
      path: `/${path}/:id`,
      ...described('update', `Change a ${one}`),
      access,
      headers: ['ifMatch'],
      describedForm,
      response: { description: 'The changed item', schema: item },
      problems: [409],
      handle: async ({ services, request, response, params, person }) => {
        const { current, matches } = await toChange(services, type, request, params);
        const writer = new ContentWriter(services);
        const changed = writer.update(type, current, matches, await readForm(request, mostBytes), person);
        return presented(services, response, type, await writing(type, changed));
      },
    }),
    {
      method: 'delete',
      path: `/${path}/:id`,
      ...described('delete', `Delete a ${one}`),
      headers: ['ifMatch'],
      response: { description: 'The id of the deleted item', schema: removed },
      operation: remove,
      views: { admin: remove, trash: erase },
    },
    endpoint({
      method: 'post',
      path: `/${path}/:id/restore`,
      ...described('restore', `Bring back a deleted ${one}`),
      access,
      body: confirmation,
      response: { description: 'The restored item', schema: item },
      problems: [409],
      handle: async ({ services, response, params, person, body }) => {
        const restored = new ContentWriter(services).restore(type, idOf(params), body, person);
        return presented(services, response, type, await writing(type, restored));
      },
    }),
  ];
}
