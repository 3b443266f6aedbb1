import type { Router } from 'express';
import type { ContentTypeDefinition, Field, ValueField } from '@content';
import { contentTypes, fileFields, isFileField, valueFields } from '@content';
import { attentionReasons } from '@content/attention';
import { API_BASE, MAX_PAGE_SIZE, TRASH_DAYS, sortings } from '@content/contract';
import type { Services } from '../services';
import { mount } from './endpoints';

type Schema = Readonly<Record<string, unknown>>;

function valueSchema(field: ValueField): Schema {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { type: 'string', title: field.label, maxLength: field.maxLength };
    case 'choice':
      return { type: 'string', title: field.label, enum: [...field.options] };
    case 'yesNo':
      return { type: 'boolean', title: field.label, default: field.default };
    case 'number':
      return {
        type: 'number',
        title: field.label,
        default: field.default,
        minimum: field.min,
        maximum: field.max,
      };
  }
}

const address: Schema = { type: 'string', description: 'Address of a file, relative to the site' };

function answerSchema(field: Field): Schema {
  if (!isFileField(field)) return valueSchema(field);
  if (field.kind !== 'picture') return { type: 'array', items: address };
  if (field.shape === 'address') return { type: ['string', 'null'] };
  return { type: ['object', 'null'], properties: { main: address }, required: ['main'] };
}

function itemSchema(type: ContentTypeDefinition): Schema {
  const extra = fileFields(type).flatMap(([, field]) =>
    field.kind === 'document' && field.addressField
      ? [[field.addressField, { type: ['string', 'null'] }] as const]
      : [],
  );
  const properties = {
    _id: { type: 'string' },
    _version: { type: 'integer', minimum: 1 },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    ...Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, answerSchema(field)])),
    ...Object.fromEntries(extra),
    files: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function formSchema(type: ContentTypeDefinition): Schema {
  const values = valueFields(type).map(([name, field]) => [name, valueSchema(field)]);
  const files = fileFields(type).flatMap(([name, field]) => {
    const one = { type: 'string', contentMediaType: 'application/octet-stream', title: field.label };
    const many = field.kind === 'pictures';
    const alt = { type: 'string', maxLength: 300, description: 'Description of the picture' };
    return [
      [field.upload, many ? { type: 'array', items: one } : one],
      ...(field.kind === 'document'
        ? []
        : [[`${field.upload}Alt`, many ? { type: 'array', items: alt } : alt]]),
      ...(many ? [[name, { type: 'string', description: 'JSON list of the addresses to keep' }]] : []),
    ];
  });
  return { type: 'object', properties: Object.fromEntries([...values, ...files]) as Schema };
}

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const parameter = (name: string) => reference('parameters', name);
const problem = reference('responses', 'Problem');
const json = (schema: Schema) => ({ 'application/json': { schema } });
const data = (schema: Schema) => ({
  type: 'object',
  properties: { data: schema, nextPageToken: { type: 'string' }, total: { type: 'integer' } },
  required: ['data'],
});
const answer = (description: string, schema: Schema) => ({ description, content: json(data(schema)) });
const staff = [{ session: [] }];

function pathsOf(type: ContentTypeDefinition): Schema {
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

const requiredTexts = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
});

/** `UploadGrant` of the contract. */
const uploadGrantSchema: Schema = {
  type: 'object',
  properties: {
    uid: { type: 'string' },
    token: { type: 'string', description: 'Custom token of Firebase Authentication' },
    firebase: requiredTexts('apiKey', 'projectId', 'storageBucket'),
    emulators: { oneOf: [requiredTexts('auth', 'storage'), { type: 'null' }] },
  },
  required: ['uid', 'token', 'firebase', 'emulators'],
};

function sessionPaths(): Schema {
  const post = (id: string, summary: string, properties: Readonly<Record<string, Schema>>) => ({
    post: {
      operationId: id,
      summary,
      tags: ['Session'],
      ...(Object.keys(properties).length > 0
        ? { requestBody: { required: true, content: json({ type: 'object', properties }) } }
        : {}),
      responses: { 200: answer('Done', { type: 'object' }), default: problem },
    },
  });
  const text: Schema = { type: 'string' };
  const list = (items: Schema): Schema => ({ type: 'array', items });
  const account: Schema = {
    type: 'object',
    properties: {
      uid: text,
      email: text,
      displayName: { type: ['string', 'null'] },
      lastSignInAt: { type: ['string', 'null'], format: 'date-time' },
      disabled: { type: 'boolean' },
    },
    required: ['uid', 'email', 'displayName', 'lastSignInAt', 'disabled'],
  };
  const trashEntry: Schema = {
    type: 'object',
    properties: {
      path: { type: 'string', enum: contentTypes.map(({ path }) => path) },
      item: { type: 'object' },
      deletedAt: { type: 'string', format: 'date-time' },
      daysLeft: { type: 'integer', minimum: 0, maximum: TRASH_DAYS },
    },
    required: ['path', 'item', 'deletedAt', 'daysLeft'],
  };
  return {
    [`${API_BASE}/admins/login`]: post('login', 'Sign in', { email: text, password: text }),
    [`${API_BASE}/admin/refresh-token`]: post('refresh', 'Renew the session', {}),
    [`${API_BASE}/admins/logout`]: post('logout', 'Sign out', {}),
    [`${API_BASE}/admins/password-reset`]: post('passwordReset', 'Ask for a reset mail', { email: text }),
    [`${API_BASE}/admins/upload-token`]: {
      post: {
        operationId: 'uploadToken',
        summary: 'Prepare a resumable upload',
        tags: ['Session'],
        security: staff,
        responses: { 200: answer('What the Storage SDK needs', uploadGrantSchema), default: problem },
      },
    },
    [`${API_BASE}/admins/me`]: {
      get: {
        operationId: 'me',
        summary: 'Who is signed in',
        tags: ['Session'],
        security: staff,
        responses: { 200: answer('The person', { type: 'object' }), default: problem },
      },
    },
    [`${API_BASE}/admins/staff`]: {
      get: {
        operationId: 'listStaff',
        summary: 'Who is staff',
        tags: ['Staff'],
        security: staff,
        responses: { 200: answer('All staff accounts', list(account)), default: problem },
      },
      post: {
        operationId: 'inviteStaff',
        summary: 'Make a person staff and mail them a link to choose a password',
        tags: ['Staff'],
        security: staff,
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            properties: { name: { ...text, maxLength: 120 }, email: text },
            required: ['name', 'email'],
          }),
        },
        responses: { 201: answer('The account, and whether the mail went out', account), default: problem },
      },
    },
    [`${API_BASE}/admins/staff/{uid}`]: {
      parameters: [{ name: 'uid', in: 'path', required: true, schema: text }],
      delete: {
        operationId: 'removeStaff',
        summary: 'End the access of a staff member at once',
        tags: ['Staff'],
        security: staff,
        responses: { 200: answer('The uid', { type: 'object' }), default: problem },
      },
    },
    [`${API_BASE}/trash`]: {
      get: {
        operationId: 'trash',
        summary: 'What was deleted, the last first, and the days left to restore it',
        tags: ['Trash'],
        security: staff,
        parameters: [
          parameter('pageSize'),
          parameter('pageToken'),
          { name: 'type', in: 'query', schema: text },
        ],
        responses: { 200: answer('One page', list(trashEntry)), default: problem },
      },
    },
    [`${API_BASE}/overview`]: {
      get: {
        operationId: 'overview',
        summary: 'How much content there is, and what needs attention',
        tags: ['Audit'],
        security: staff,
        responses: { 200: answer('The overview', { type: 'object' }), default: problem },
      },
    },
    [`${API_BASE}/audit`]: {
      get: {
        operationId: 'audit',
        summary: 'Who changed what, newest first',
        tags: ['Audit'],
        security: staff,
        parameters: [
          parameter('pageSize'),
          parameter('pageToken'),
          { name: 'type', in: 'query', schema: text },
          { name: 'id', in: 'query', schema: text },
        ],
        responses: {
          200: answer('One page', { type: 'array', items: { type: 'object' } }),
          default: problem,
        },
      },
    },
  };
}

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
    paths: Object.assign({}, ...contentTypes.map(pathsOf), sessionPaths()) as Schema,
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
        q: query('q', { type: 'string', maxLength: 200, description: 'Words to find (view=admin)' }),
        sort: query('sort', { type: 'string', enum: [...sortings] }),
        attention: query('attention', { type: 'string', enum: [...attentionReasons] }),
        view: query('view', { type: 'string', enum: ['admin', 'trash'] }),
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

/** GET /openapi.json */
export function descriptionRouter(services: Services): Router {
  return mount(services, [
    {
      method: 'get',
      path: '/openapi.json',
      handle: (_request, response) => {
        response.json(openApi());
        return Promise.resolve();
      },
    },
  ]);
}
