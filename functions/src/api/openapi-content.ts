import type { ContentTypeDefinition } from '@content';
import { API_BASE } from '@content/contract';
import type { Schema } from './openapi-parts';
import { answer, json, parameter, problem, reference, staff } from './openapi-parts';

/** The addresses of a content type. */
export function pathsOf(type: ContentTypeDefinition): Schema {
  const { name, path, label } = type;
  const item = reference('schemas', name);
  const form = reference('schemas', `${name}Form`);
  const body = { required: true, content: { 'multipart/form-data': { schema: form }, ...json(form) } };
  const filters = (type.filters ?? []).map((filter) => ({
    name: filter,
    in: 'query',
    schema: { type: 'string' },
  }));
  const operation = (id: string, summary: string, rest: Schema) => ({
    operationId: `${id}_${path}`,
    summary,
    tags: [label.many],
    ...rest,
  });
  return {
    [`${API_BASE}/${path}`]: {
      get: operation('list', `List ${label.many.toLowerCase()}`, {
        parameters: [
          ...['pageSize', 'pageToken', 'view', 'q', 'sort', 'attention'].map(parameter),
          ...filters,
        ],
        responses: { 200: answer('One page of the list', { type: 'array', items: item }), default: problem },
      }),
      post: operation('create', `Add a ${label.one.toLowerCase()}`, {
        security: staff,
        parameters: [parameter('idempotencyKey')],
        requestBody: body,
        responses: { 201: answer('The new item', item), default: problem },
      }),
    },
    [`${API_BASE}/${path}/{id}`]: {
      parameters: [parameter('id')],
      get: operation('read', `Read a ${label.one.toLowerCase()}`, {
        parameters: [parameter('view')],
        responses: { 200: answer('The item', item), default: problem },
      }),
      patch: operation('update', `Change a ${label.one.toLowerCase()}`, {
        security: staff,
        parameters: [parameter('ifMatch')],
        requestBody: body,
        responses: { 200: answer('The changed item', item), default: problem },
      }),
      delete: operation('delete', `Delete a ${label.one.toLowerCase()}`, {
        security: staff,
        parameters: [parameter('ifMatch'), parameter('view')],
        responses: { 200: answer('The id of the deleted item', { type: 'object' }), default: problem },
      }),
    },
    [`${API_BASE}/${path}/{id}/restore`]: {
      parameters: [parameter('id')],
      post: operation('restore', `Bring back a deleted ${label.one.toLowerCase()}`, {
        security: staff,
        responses: { 200: answer('The restored item', item), default: problem },
      }),
    },
  };
}
