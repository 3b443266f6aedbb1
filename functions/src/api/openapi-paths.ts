import { API_BASE } from '@content/contract';
import type { Endpoint } from './endpoint';
import type { Schema } from './openapi-parts';
import { json, reference } from './openapi-parts';
import { toJsonSchema } from './openapi-schemas';

/** Query parameters that are described once, as components. */
const sharedQuery = ['pageSize', 'pageToken', 'view', 'q', 'sort', 'attention'];
const text = { type: 'string' };

function parametersOf({ headers = [], method, operation, views }: Endpoint): Schema[] {
  const operations = [operation, ...Object.values(views ?? {})];
  const names = new Set(operations.flatMap(({ query }) => Object.keys(query?.shape ?? {})));
  if (views) names.add('view');
  const shared = sharedQuery.filter((name) => names.has(name));
  const isWriteOfStaff = method !== 'get' && operation.access !== 'public';
  const own = [...names].filter((name) => !shared.includes(name));
  return [
    ...[...(isWriteOfStaff ? ['account'] : []), ...headers, ...shared].map((name) =>
      reference('parameters', name),
    ),
    ...own.map((name) => ({ name, in: 'query', schema: text })),
  ];
}

function requestBodyOf({ form, operation: { body } }: Endpoint): Schema | undefined {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: form }, ...json(form) } };
  if (!body) return undefined;
  return { required: true, content: json(toJsonSchema(body)) };
}

function responsesOf({ response }: Endpoint): Schema {
  const envelope = {
    type: 'object',
    properties: { data: response.schema, nextPageToken: text, total: { type: 'integer' } },
    required: ['data'],
  };
  return {
    [response.status ?? 200]: { description: response.description, content: json(envelope) },
    default: reference('responses', 'Problem'),
  };
}

function describe(endpoint: Endpoint): Schema {
  const parameters = parametersOf(endpoint);
  const described = {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.operation.access === 'public' ? undefined : [{ session: [] }],
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined));
}

/** Parameters in a path; an item's id is described once, as a component. */
function pathParameters(path: string): Schema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) =>
    name === 'id' ? reference('parameters', name) : { name, in: 'path', required: true, schema: text },
  );
}

/** The paths of a table of endpoints. */
export function pathsOf(endpoints: readonly Endpoint[]): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = API_BASE + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const parameters = pathParameters(endpoint.path);
    paths[path] ??= parameters.length > 0 ? { parameters } : {};
    paths[path][endpoint.method] = describe(endpoint);
  }
  return paths;
}
