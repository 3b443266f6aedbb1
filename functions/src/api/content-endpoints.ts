import { z } from 'zod';
import { type ContentTypeDefinition, fileFields } from '@content';
import { REPLAYED_HEADER } from '@content/api/staff-contract';
import { wholeNumber } from '@content/api/file-schema';
import { itemId } from '@content/api/responses';
import { listItems, oneItem } from '../domain/lists';
import { listForStaff } from '../domain/staff-list';
import { eraseItem, restoreItem } from '../domain/trash';
import { createItem, updateItem } from '../domain/writer';
import type { Caller } from './access';
import {
  confirmation,
  endpointsOf,
  idOf,
  newIdOf,
  itemResponse,
  readIfMatch,
  stateAt,
  itemToChange,
  versionTag,
} from './content-requests';
import { endpoint, type Input, listEndpoint, operation } from './endpoint';
import { FILE_FORM, readForm, TEXT_FORM } from './form';
import { describedForms } from './form-description';
import { writeForm } from './item-form';
import { existing } from './problems';
import { filtersIn, inOneLanguage, listQuery, staffListQuery } from './query';
import { versionEndpoints } from './version-endpoints';

/** The endpoints of a content type. */
export function contentEndpoints(type: ContentTypeDefinition) {
  const { item, one, writing } = endpointsOf(type);
  const describedForm = describedForms[type.path] as z.ZodType;
  const mostBytes = fileFields(type).length > 0 ? FILE_FORM : TEXT_FORM;
  const removing = (work: (input: Input & Caller, id: string) => Promise<void>) => ({
    access: type.access,
    handle: async (input: Input & Caller) => {
      const id = idOf(type, input);
      await work(input, id);
      return { _id: id };
    },
  });
  const remove = removing(({ services, request, person }, id) =>
    services.items.remove(type, id, readIfMatch(request), { person }),
  );
  return {
    ...versionEndpoints(type),
    list: listEndpoint('', {
      summary: `List ${type.label.many.toLowerCase()}`,
      access: 'public',
      caching: 'public',
      query: listQuery(type),
      response: { description: 'One page of the list; `total` comes with view=admin', schema: item },
      beside: { total: wholeNumber.optional() },
      handle: ({ services, query }) =>
        listItems(services.content, type, { ...query, filters: filtersIn(type, query) }),
      views: {
        admin: operation({
          query: staffListQuery(type),
          handle: ({ services, query: { q: text, sort: sorting, ...query } }) =>
            listForStaff(services, type, { ...query, text, sorting, filters: filtersIn(type, query) }),
        }),
      },
    }),
    read: endpoint('get', '/:id', {
      summary: `Read a ${one}`,
      access: 'public',
      caching: 'public',
      query: z.object(inOneLanguage),
      response: { description: 'The item', schema: item },
      handle: async ({ services, response, params, query }) => {
        const found = await oneItem(services.content, type, idOf(type, { params }), query.language);
        const data = existing(found, type.messages.notFound);
        response.set('ETag', versionTag(data._version));
        return data;
      },
      views: {
        admin: operation({
          handle: async (input) => itemResponse(type, input, await stateAt(type, input)),
        }),
      },
    }),
    create: writing('post', '', {
      summary: `Add a ${one}`,
      headers: ['idempotencyKey'],
      describedForm,
      status: 201,
      description: 'The new item',
      write: async (input) => {
        const { services, request, response, person } = input;
        const { id, isRepeatable } = newIdOf(type, input);
        const earlier = isRepeatable ? await services.items.addedBefore(type, id, { person }) : null;
        const create = async () => {
          const form = await readForm(request, mostBytes);
          return writeForm(services, type, form, person, async (read) =>
            createItem(services, type, id, await read(null), person),
          );
        };
        const { state, isReplayed } = earlier ? { state: earlier, isReplayed: true } : await create();
        if (isReplayed) response.set(REPLAYED_HEADER, 'true');
        return state;
      },
    }),
    update: writing('patch', '/:id', {
      summary: `Change a ${one}`,
      headers: ['ifMatch'],
      describedForm,
      description: 'The changed item',
      write: async (input) => {
        const { services, request, person } = input;
        const { current, matches } = await itemToChange(type, input);
        const form = await readForm(request, mostBytes);
        return writeForm(services, type, form, person, (read) =>
          updateItem(services, type, { current, matches, read, person }),
        );
      },
    }),
    restore: writing('post', '/:id/restore', {
      summary: `Bring back a deleted ${one}`,
      body: confirmation,
      description: 'The restored item',
      write: (input) => restoreItem(input.services, type, idOf(type, input), input.body, input.person),
    }),
    delete: endpoint('delete', '/:id', {
      summary: `Delete a ${one}`,
      headers: ['ifMatch'],
      response: { description: 'The id of the deleted item', schema: itemId },
      ...remove,
      views: {
        admin: operation(remove),
        trash: operation(removing(({ services, person }, id) => eraseItem(services, type, id, person))),
      },
    }),
  };
}
