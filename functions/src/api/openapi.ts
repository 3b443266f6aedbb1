import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { contentTypes } from '@content';
import { API_BASE } from '@content/api/contract';
import { ACCOUNT_HEADER } from '@content/api/staff-contract';
import { documentFile, pictureFile } from '@content/api/file-schema';
import { itemPublication } from '@content/api/item-schema';
import * as responses from '@content/api/responses';
import { block, inline } from '@content/api/text-schema';
import { type Endpoint, endpoint } from './endpoint';
import { endpoints, type TaggedEndpoint } from './endpoints';
import { describedForms } from './form-description';

/** A part of an OpenAPI document. */
type Part = Readonly<Record<string, unknown>>;
/** The JSON Schema of what a response tells or a request sends. */
type SchemaOf = (schema: z.ZodType, io?: 'input') => Part;

/** Schemas that are described once, by name. */
function* namedSchemas(): Generator<[name: string, schema: unknown]> {
  const shapes = { ...responses, block, documentFile, inline, itemPublication, pictureFile };
  for (const [name, shape] of Object.entries(shapes))
    yield [name.replace(/^./, (letter) => letter.toUpperCase()), shape];
  for (const { path, name } of contentTypes) {
    yield [name, responses.itemSchemas[path]];
    yield [`${name}Form`, describedForms[path]];
  }
}
for (const [id, schema] of namedSchemas())
  if (schema instanceof z.ZodType) z.globalRegistry.add(schema, { ...schema.meta(), id });

const reference = (kind: 'schemas' | 'parameters' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
const json = (schema: Part) => ({ 'application/json': { schema } });
const text = { type: 'string' };

/** Query parameters that an endpoint and its views read, by name. */
const queryOf = ({ operation, views = {} }: Endpoint): Readonly<Record<string, z.ZodType>> =>
  Object.assign(
    Object.keys(views).length > 0 ? { view: z.enum(Object.keys(views)) } : {},
    ...[operation, ...Object.values(views)].map(({ query }) => query?.shape),
  ) as Record<string, z.ZodType>;

function parametersOf(endpoint: Endpoint, schemaOf: SchemaOf): Part[] {
  const { headers = [], method, operation } = endpoint;
  const isWriteOfStaff = method !== 'get' && operation.access !== 'public';
  return [
    ...[...(isWriteOfStaff ? ['account'] : []), ...headers].map((name) => reference('parameters', name)),
    ...Object.entries(queryOf(endpoint)).map(([name, schema]) => ({
      name,
      in: 'query',
      schema: schemaOf(schema, 'input'),
    })),
  ];
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

function describe(endpoint: TaggedEndpoint, schemaOf: SchemaOf): Part {
  const { describedForm, operation, operationId, summary, tag } = endpoint;
  const { description, schema, status = 200, pages } = endpoint.response;
  const parameters = parametersOf(endpoint, schemaOf);
  const sent = describedForm ?? operation.body;
  const body = sent && schemaOf(sent, 'input');
  const problem = reference('responses', 'Problem');
  return {
    operationId,
    summary,
    tags: [tag],
    security: operation.access === 'public' ? undefined : [{ session: [] }],
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: body && {
      required: true,
      content: { ...(describedForm && { 'multipart/form-data': { schema: body } }), ...json(body) },
    },
    responses: {
      [status]: {
        description,
        content: {
          ...json(schemaOf(schema)),
          ...(pages?.includes(200) && { 'text/html': { schema: text } }),
        },
      },
      ...(pages?.includes(303) && { 303: { description: 'To a page, for browsers without scripts' } }),
      ...(operation.caching === 'public' && { 304: { description: STATUS_CODES[304] } }),
      ...Object.fromEntries(problemsOf(endpoint).map((each) => [each, problem])),
    },
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

const header = (name: string, description: string) => ({ name, in: 'header', description, schema: text });

/** The API's description of itself (OpenAPI 3.1), generated from the definitions. */
export function openApi() {
  const schemas: Record<string, unknown> = {};
  const schemaOf: SchemaOf = (schema, io) => {
    const described = JSON.stringify(z.toJSONSchema(schema, { io }));
    const inPlace = described.replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $defs, ...rest } = JSON.parse(inPlace) as Record<string, unknown>;
    delete rest['$schema'];
    Object.assign(schemas, $defs);
    return rest;
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of endpoints) {
    const parameters = pathParameters(each.path);
    const path = (paths[describedPath(each)] ??= parameters.length > 0 ? { parameters } : {});
    path[each.method] = describe(each, schemaOf);
  }
  const problem = schemaOf(responses.problem);
  return {
    openapi: '3.1.0',
    info: { title: 'Content of the site', version: '1.0.0' },
    paths,
    components: {
      schemas,
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
          content: { 'application/problem+json': { schema: problem } },
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
