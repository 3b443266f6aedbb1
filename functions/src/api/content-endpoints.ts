import { z } from 'zod';
import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import { apiPaths } from '@content/api/contract';
import { REPLAYED_HEADER } from '@content/api/staff-contract';
import { wholeNumber } from '@content/api/file-schema';
import { itemId } from '@content/api/responses';
import { listItems, oneItem } from '../domain/lists';
import { listForStaff } from '../domain/staff-list';
import { ContentWriter } from '../domain/writer';
import { WriteConflict } from '../store/items';
import {
  confirmation,
  describedFor,
  idOf,
  itemBody,
  newIdOf,
  itemResponse,
  readIfMatch,
  stateAt,
  toChange,
  versionTag,
} from './content-requests';
import type { Endpoint } from './endpoint';
import { bodyOfPage, dataOf, endpoint, operation } from './endpoint';
import { FILE_FORM, readForm, TEXT_FORM } from './form';
import { describedForms } from './form-description';
import type { ReadInput } from './item-form';
import { writeForm } from './item-form';
import { notFound } from './problems';
import { filtersIn, inOneLanguage, listQuery, staffListQuery, stateIn } from './query';
import { versionEndpoints } from './version-endpoints';

/** Runs a delete, for which some types have a message of their own when there is nothing to delete. */
function deleting(type: ContentTypeDefinition, work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    const isMissing = error instanceof WriteConflict && error.reason === 'missing';
    throw isMissing ? notFound(type.messages.deleteMissing ?? type.messages.notFound) : error;
  });
}

const removed = dataOf(itemId);
const morePages = { nextPageToken: z.string().optional(), total: wholeNumber.optional() };

/** The endpoints of a content type: list, create, read, update, delete, restore. */
export function contentEndpoints(type: ContentTypeDefinition): Endpoint[] {
  const { path, label, access } = type;
  const [one, many] = [label.one.toLowerCase(), label.many.toLowerCase()];
  const item = itemBody(type);
  const describedForm = describedForms[path];
  const items = z.object({ data: z.array(item.shape.data), ...morePages });
  const mostBytes = fileFields(type).length > 0 ? FILE_FORM : TEXT_FORM;
  const described = describedFor(type);
  const remove = operation({
    access,
    handle: async ({ services, request, params, person }) => {
      const id = idOf(type, params);
      await deleting(type, services.items.remove(type, id, readIfMatch(request), { person }));
      return { data: { _id: id } };
    },
  });
  const erase = operation({
    access,
    handle: async ({ services, params, person }) => {
      const id = idOf(type, params);
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
        const asked = { ...query, filters: filtersIn(type, query), state: stateIn(query) };
        return bodyOfPage(await listItems(services.content, type, asked));
      },
      views: {
        admin: operation({
          query: staffListQuery(type),
          handle: async ({ services, query }) => {
            const { q: text, sort: sorting, ...more } = query;
            const asked = { ...more, text, sorting, filters: filtersIn(type, query) };
            return bodyOfPage(await listForStaff(services, type, asked));
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
        const earlier = isRepeatable ? await services.items.addedBefore(type, id, { person }) : null;
        const writer = new ContentWriter(services);
        const create = async () => {
          const form = await readForm(request, mostBytes);
          const write = async (read: ReadInput) => writer.create(type, id, await read(null), person);
          return writeForm(services, type, form, person, write);
        };
        const { state, isReplayed } = earlier ? { state: earlier, isReplayed: true } : await create();
        if (isReplayed) response.set(REPLAYED_HEADER, 'true');
        response.set('Location', apiPaths.one(path, state.id));
        return itemResponse(services, response, type, state);
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
      handle: async ({ services, response, params, query }) => {
        const data = await oneItem(services.content, type, idOf(type, params), query.language);
        if (!data) throw notFound(type.messages.notFound);
        response.set('ETag', versionTag(data._version));
        return { data };
      },
      views: {
        admin: operation({
          handle: async ({ services, response, params }) =>
            itemResponse(services, response, type, await stateAt(services, type, params)),
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
        const form = await readForm(request, mostBytes);
        const changed = await writeForm(services, type, form, person, (read) =>
          writer.update(type, current, matches, read, person),
        );
        return itemResponse(services, response, type, changed);
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
        const restored = await new ContentWriter(services).restore(type, idOf(type, params), body, person);
        return itemResponse(services, response, type, restored);
      },
    }),
  ];
}
