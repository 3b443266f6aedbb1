import { contentTypes } from '@content';
import { API_BASE, TRASH_DAYS } from '@content/contract';
import type { Schema } from './openapi-parts';
import { answer, json, parameter, problem, staff } from './openapi-parts';

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

/** The addresses of the session, the staff accounts, the trash and the log. */
export function staffPaths(): Schema {
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
