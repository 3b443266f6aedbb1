import { contentTypes } from '@content';
import { attentionReasons } from '@content/attention';
import { ACCOUNT_HEADER, MAX_PAGE_SIZE, sortings } from '@content/contract';
import { endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { pathsOf } from './openapi-paths';
import { formSchema, itemSchema } from './openapi-schemas';
import type { Schema } from './openapi-parts';
import { reference } from './openapi-parts';
import { MAX_SEARCH } from './query';

/** The API's description of itself (OpenAPI 3.1), generated from the definitions. */
export function openApi(): Schema {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  const query = (name: string, schema: Schema) => ({ name, in: 'query', schema });
  const problemSchema = {
    type: 'object',
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, message: { type: 'string' } },
          required: ['field', 'message'],
        },
      },
      requestId: { type: 'string' },
    },
    required: ['type', 'title', 'status', 'detail'],
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Content of the site', version: '1.0.0' },
    paths: pathsOf(endpoints),
    components: {
      schemas: Object.fromEntries([
        ...contentTypes.flatMap((type) => [
          [type.name, itemSchema(type)],
          [`${type.name}Form`, formSchema(type)],
        ]),
        ['Problem', problemSchema],
      ]) as Schema,
      parameters: {
        id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        pageSize: query('pageSize', { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE }),
        pageToken: query('pageToken', { type: 'string' }),
        q: query('q', { type: 'string', maxLength: MAX_SEARCH, description: 'Words to find (view=admin)' }),
        sort: query('sort', { type: 'string', enum: [...sortings] }),
        attention: query('attention', { type: 'string', enum: [...attentionReasons] }),
        view: query('view', { type: 'string', enum: ['admin', 'trash'] }),
        account: header(
          ACCOUNT_HEADER,
          'uid of whose page it is: where another person has signed in since, 401',
        ),
        ifMatch: header('If-Match', 'ETag of the version that may be overwritten'),
        idempotencyKey: header('Idempotency-Key', 'Becomes the id; a repeat answers the first result'),
      },
      responses: {
        Problem: {
          description: 'Problem details (RFC 9457)',
          content: { 'application/problem+json': { schema: reference('schemas', 'Problem') } },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__session' } },
    },
  };
}

/** The endpoint that describes all others. */
export const descriptionEndpoint = endpoint({
  method: 'get',
  path: '/openapi.json',
  operationId: 'openapi',
  summary: 'This description',
  tag: 'Description',
  access: 'public',
  caching: 'public',
  response: { description: 'An OpenAPI 3.1 document', schema: { type: 'object' } },
  handle: () => Promise.resolve(openApi()),
});
