import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { contentTypes } from '@content';
import { API_BASE } from '@content/api/contract';
import { ACCOUNT_HEADER } from '@content/api/staff-contract';
import { documentFile, pictureFile } from '@content/api/file-schema';
import { itemPublication } from '@content/api/item-schema';
import * as responses from '@content/api/responses';
import { block, inline } from '@content/api/text-schema';
import type { Endpoint } from './endpoint';
import { endpoint } from './endpoint';
import { endpoints, type TaggedEndpoint } from './endpoints';
import { describedForms, requestSchema } from './form-description';

/** A part of an OpenAPI document. */
type Part = Readonly<Record<string, unknown>>;
type Kind = 'schemas' | 'parameters' | 'responses';

const reference = (kind: Kind, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: Part) => ({ 'application/json': { schema } });
const text = { type: 'string' };

/** The JSON Schemas of responses and forms, each written once where it has a name. */
function describedSchemas() {
  const answers = z.registry<{ id: string }>();
  const forms = z.registry<{ id: string }>();
  const shapes = { ...responses, block, documentFile, inline, itemPublication, pictureFile };
  for (const [name, shape] of Object.entries(shapes))
    if (shape instanceof z.ZodType)
      answers.add(shape, { id: name.replace(/^./, (letter) => letter.toUpperCase()) });
  for (const { path, name } of contentTypes) {
    answers.add(responses.itemSchemas[path] as z.ZodType, { id: name });
    forms.add(describedForms[path] as z.ZodType, { id: `${name}Form` });
  }
  for (const { operationId, response } of endpoints)
    if (!answers.has(response.schema)) answers.add(response.schema, { id: operationId });
  const bodies = schemasOf(answers, 'output');
  const operations = new Set(endpoints.map(({ operationId }) => operationId));
  return {
    /** Those with a name. */
    components: {
      ...Object.fromEntries(Object.entries(bodies).filter(([id]) => !operations.has(id))),
      ...schemasOf(forms, 'input'),
    },
    /** The body of a success. */
    bodyOf: ({ response }: Endpoint): Part => bodies[answers.get(response.schema)?.id ?? ''] ?? {},
    /** The form that a request sends. */
    formOf: (form: z.ZodType): Part => {
      const name = forms.get(form)?.id;
      return name === undefined ? requestSchema(form) : reference('schemas', name);
    },
  };
}

type Schemas = ReturnType<typeof describedSchemas>;

function schemasOf(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output') {
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { io, uri });
  const plain = Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...rest }]) => [
    name,
    rest,
  ]);
  return Object.fromEntries(plain) as Record<string, Part>;
}

/** Query parameters that an endpoint and its views read, by name. */
const queryOf = ({ operation, views = {} }: Endpoint): Readonly<Record<string, z.ZodType>> =>
  Object.assign(
    Object.keys(views).length > 0 ? { view: z.enum(Object.keys(views)) } : {},
    ...[operation, ...Object.values(views)].map(({ query }) => query?.shape),
  ) as Record<string, z.ZodType>;

function parametersOf(endpoint: Endpoint): Part[] {
  const { headers = [], method, operation } = endpoint;
  const isWriteOfStaff = method !== 'get' && operation.access !== 'public';
  return [
    ...[...(isWriteOfStaff ? ['account'] : []), ...headers].map((name) => reference('parameters', name)),
    ...Object.entries(queryOf(endpoint)).map(([name, schema]) => ({
      name,
      in: 'query',
      schema: requestSchema(schema),
    })),
  ];
}

function requestBodyOf({ describedForm, operation: { body } }: Endpoint, schemas: Schemas): Part | undefined {
  if (describedForm) {
    const schema = schemas.formOf(describedForm);
    return { required: true, content: { 'multipart/form-data': { schema }, ...json(schema) } };
  }
  return body && { required: true, content: json(requestSchema(body)) };
}

/** Every status of problem details that an endpoint can respond with. */
function problemsOf(endpoint: Endpoint): number[] {
  const { describedForm, headers = [], method, operation, path, problems = [], views = {} } = endpoint;
  const isForStaff = [operation, ...Object.values(views)].some(({ access }) => access !== 'public');
  const reads = describedForm !== undefined || operation.body !== undefined;
  const hasId = path.includes(':');
  const statuses = new Set([
    ...(reads || hasId || headers.length > 0 || Object.keys(queryOf(endpoint)).length > 0 ? [400] : []),
    ...(isForStaff ? [401, 403] : []),
    // A write from another site.
    ...(method === 'get' ? [] : [403]),
    ...(hasId ? [404] : []),
    ...(headers.includes('ifMatch') ? [412] : []),
    ...(headers.includes('idempotencyKey') ? [422] : []),
    ...(reads ? [413, 415] : []),
    ...problems,
    500,
    503,
  ]);
  return [...statuses].toSorted((a, b) => a - b);
}

function responsesOf(endpoint: Endpoint, schemas: Schemas): Part {
  const { operation, response } = endpoint;
  const { description, status = 200, pages } = response;
  const problem = reference('responses', 'Problem');
  const page = pages?.includes(200) && { 'text/html': { schema: text } };
  return {
    [status]: { description, content: { ...json(schemas.bodyOf(endpoint)), ...page } },
    ...(pages?.includes(303) ? { 303: { description: 'To a page, for browsers without scripts' } } : {}),
    ...(operation.caching === 'public' ? { 304: { description: STATUS_CODES[304] } } : {}),
    ...Object.fromEntries(problemsOf(endpoint).map((status) => [status, problem])),
  };
}

function describe(endpoint: TaggedEndpoint, schemas: Schemas): Part {
  const parameters = parametersOf(endpoint);
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.operation.access === 'public' ? undefined : [{ session: [] }],
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: requestBodyOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
  };
}

/** Parameters in a path; an item's id is described once, as a component. */
function pathParameters(path: string): Part[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) =>
    name === 'id' ? reference('parameters', name) : { name, in: 'path', required: true, schema: text },
  );
}

/** The path of an endpoint as the description has it. */
export const describedPath = ({ path }: Pick<Endpoint, 'path'>) =>
  API_BASE + path.replaceAll(/:(\w+)/g, '{$1}');

function pathsOf(schemas: Schemas): Part {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const parameters = pathParameters(endpoint.path);
    const path = (paths[describedPath(endpoint)] ??= parameters.length > 0 ? { parameters } : {});
    path[endpoint.method] = describe(endpoint, schemas);
  }
  return paths;
}

const header = (name: string, description: string) => ({ name, in: 'header', description, schema: text });

/** The API's description of itself (OpenAPI 3.1), generated from the definitions. */
export function openApi() {
  const schemas = describedSchemas();
  return {
    openapi: '3.1.0',
    info: { title: 'Content of the site', version: '1.0.0' },
    paths: pathsOf(schemas),
    components: {
      schemas: schemas.components,
      parameters: {
        id: { name: 'id', in: 'path', required: true, schema: text },
        account: header(
          ACCOUNT_HEADER,
          'uid of whose page it is: where another person has signed in since, 401',
        ),
        ifMatch: header('If-Match', 'ETag of the version that may be overwritten'),
        idempotencyKey: header(
          'Idempotency-Key',
          'Becomes the id; the same request once more answers the first result',
        ),
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

let described: ReturnType<typeof openApi> | undefined;

/** The endpoint that describes all others. */
export const descriptionEndpoint: Endpoint = {
  ...endpoint('get', '/openapi.json', {
    summary: 'This description',
    access: 'public',
    caching: 'public',
    response: { description: 'An OpenAPI 3.1 document', schema: z.looseObject({ openapi: z.string() }) },
    handle: () => Promise.resolve((described ??= openApi())),
  }),
  bodyOf: (document) => document,
};
