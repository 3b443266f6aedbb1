import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { type AnyItem, contentTypeAt, type ContentTypeDefinition, fileFields, valueFields } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import { sampleOf } from '@content/testing/samples';
import { API_BASE } from '@content/api/contract';
import { DAY_MS } from '@content/dates/calendar';
import { createApp } from '../api/app';
import { createServices, type Services } from '../services';
import type { SessionClaims } from '../store/accounts';
import { countedApp } from './count-reads';
import { differenceFromDescription } from './described';
import { pdf, picture, uniqueCopy } from './files';
import { serve } from './serve';

export type Role = 'anonymous' | 'volunteer' | 'staff';

/** A response, read whole. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or null where it is not JSON. */
  readonly body: {
    data?: unknown;
    detail?: string;
    errors?: { field: string; message: string }[];
    nextPageToken?: string;
    [key: string]: unknown;
  };
}

export interface ApiRequest {
  readonly method?: string;
  readonly body?: FormData | object | string | Uint8Array | undefined;
  readonly headers?: Record<string, string>;
  readonly as?: Role;
}

/** The built API beside the emulators, with a client that is signed in as each role. */
export interface TestApi {
  readonly services: Services;
  readonly origin: string;
  readonly url: string;
  readonly uids: Readonly<Record<'volunteer' | 'staff', string>>;
  /** `path` is below /api/v1 and begins with a slash. */
  readonly call: (path: string, request?: ApiRequest) => Promise<ApiResponse>;
  /** The same as staff, where no header matters. */
  readonly staff: (path: string, method?: string, body?: ApiRequest['body']) => Promise<ApiResponse>;
  readonly cookie: (role: Role) => string | undefined;
  readonly stop: () => Promise<void>;
}

export const PASSWORD = 'karnali-river-81';

/** Makes an account in the Auth emulator and returns its uid and e-mail. */
export async function makeAccount(isAdmin: boolean): Promise<{ uid: string; email: string }> {
  const email = `${randomUUID()}@example.org`;
  const { uid } = await getAuth().createUser({ email, password: PASSWORD, displayName: 'Test person' });
  if (isAdmin) await getAuth().setCustomUserClaims(uid, { admin: true });
  return { uid, email };
}

/**
 * A Cookie header with a session that begins a second after `at`, as accounts know by the second when they were made. They know it
 * by the real clock, so `at` is the later of that and the services' own. The emulator's session cookies are unsigned, so it is made
 * here: sign-in with a custom token knows the emulators' first project alone.
 */
export function signedInCookie(
  { clock, config }: Services,
  uid: string,
  at = Math.max(clock().getTime(), Date.now()),
): string {
  const now = at + 1000;
  const session: SessionClaims = { id: randomUUID(), signedInAt: now, issuedAt: now, hasSecondFactor: false };
  const seconds = Math.floor(now / 1000);
  const payload = {
    iss: `https://session.firebase.google.com/${config.projectId}`,
    aud: config.projectId,
    sub: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 14 * 24 * 3600,
    session,
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `__session=${parts.join('.')}.`;
}

/** The data of a response; throws where it is a refusal. */
export function dataOf<T>({ status, text, body }: ApiResponse): T {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body.data as T;
}

/** Status and sentence of a refusal. */
export const problemOf = ({ status, body }: ApiResponse) => [status, body.detail];

/** Status and problems, each with its field, of a refusal. */
export const refusalOf = ({ status, body }: ApiResponse) => [status, body.errors];

/** The cookie that a response sets, as a request carries it; '' where it sets none. */
export const cookieOf = ({ headers }: Pick<ApiResponse, 'headers'>): string =>
  /^[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

/** Starts the API on a free port of 127.0.0.1; its client checks every response. `change` may replace services, for faults. */
export async function startApi(change: (services: Services) => Services = (same) => same): Promise<TestApi> {
  const services = change(createServices());
  const { url, close } = await serve(countedApp(createApp(services)));
  const api = await clientOf(services, url, close);
  const call = describedCall(api.call);
  return { ...api, call, staff: asStaff(call) };
}

const asStaff =
  (call: TestApi['call']): TestApi['staff'] =>
  (path, method = 'GET', body) =>
    call(path, { method, as: 'staff', ...(body !== undefined && { body }) });

/** Calls that throw where a response is not as openapi.json describes it. */
function describedCall(call: TestApi['call']): TestApi['call'] {
  return async (path, request = {}) => {
    const response = await call(path, request);
    const { method = 'GET' } = request;
    const { status, text, headers } = response;
    const contentType = headers.get('content-type') ?? '';
    const difference = differenceFromDescription({ method, path, status, contentType, text });
    if (difference !== null) throw new Error(difference);
    return response;
  };
}

/** A client of an API at `url` that works on the same emulators as `services`; `stop` ends what serves it. */
export async function clientOf(services: Services, url: string, stop: () => Promise<void>): Promise<TestApi> {
  const [staff, volunteer] = await Promise.all([makeAccount(true), makeAccount(false)]);
  const uids = { staff: staff.uid, volunteer: volunteer.uid };
  const cookies = {
    staff: signedInCookie(services, staff.uid),
    volunteer: signedInCookie(services, volunteer.uid),
  };
  const cookie = (role: Role) => (role === 'anonymous' ? undefined : cookies[role]);
  const origin = services.config.origin;
  async function call(path: string, request: ApiRequest = {}): Promise<ApiResponse> {
    const { method = 'GET', body, headers = {}, as = 'anonymous' } = request;
    const isPlain =
      body !== undefined &&
      !(body instanceof FormData) &&
      typeof body === 'object' &&
      !(body instanceof Uint8Array);
    const session = cookie(as);
    const response = await fetch(url + API_BASE + path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin }),
        ...(isPlain ? { 'content-type': 'application/json' } : {}),
        ...(session ? { cookie: session } : {}),
        ...headers,
      },
      body: isPlain ? JSON.stringify(body) : (body as NonNullable<RequestInit['body']> | undefined),
    });
    // As a browser does: signing out everywhere else gives the session another cookie.
    if (as !== 'anonymous' && cookieOf(response) !== '') cookies[as] = cookieOf(response);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson && text ? JSON.parse(text) : {}) as ApiResponse['body'],
    };
  }
  return { services, origin, url, uids, call, staff: asStaff(call), cookie, stop };
}

/** The services as they are in some days. */
export const servicesIn = (days: number) =>
  createServices({ clock: () => new Date(Date.now() + days * DAY_MS) });

/** Headers of a conditional GET; without Cache-Control of its own, fetch would ask for a full response. */
export function conditional(etag: string): Record<string, string> {
  return { 'if-none-match': etag, 'cache-control': 'max-age=0' };
}

/** A file as a form carries it. */
export function file(bytes: Buffer, name: string, type = 'application/octet-stream'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** The definition of a type. */
export const typeAt = (path: string): ContentTypeDefinition => contentTypeAt(path) as ContentTypeDefinition;

/** Valid values of every field of a type, as a form sends them. */
export const validValues = (type: ContentTypeDefinition): Record<string, string> =>
  Object.fromEntries(valueFields(type).map(([name, field]) => [name, sampleOf(field, 0)]));

/** Uploads a file for an item that is written next, and returns its id. */
export async function uploadTo({ call }: Pick<TestApi, 'call'>, sent: File): Promise<string> {
  const body = new FormData();
  body.set('file', sent);
  body.set('temporary', 'true');
  return dataOf<{ media: string }>(await call('/media', { method: 'POST', as: 'staff', body })).media;
}

/** A complete, valid form of a type. `overrides` replaces parts; null leaves one out. */
export async function validForm(
  type: ContentTypeDefinition,
  overrides: Readonly<Record<string, string | File | null>> = {},
): Promise<FormData> {
  const form = new FormData();
  const parts = new Map<string, string | File>(Object.entries(validValues(type)));
  for (const [, field] of fileFields(type)) {
    const isDocument = fileFieldType(field).media === 'document';
    const bytes = isDocument ? await pdf() : await picture();
    parts.set(field.upload, file(bytes, isDocument ? 'file.pdf' : 'picture.jpg'));
  }
  for (const [name, value] of Object.entries(overrides)) {
    if (value === null) parts.delete(name);
    else parts.set(name, value);
  }
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** Takes the one item of a singleton away, so that another can be added. */
export async function makeRoom(
  { staff }: Pick<TestApi, 'staff'>,
  type: ContentTypeDefinition,
): Promise<void> {
  if (!type.singleton) return;
  for (const { _id } of dataOf<AnyItem[]>(await staff(`/${type.path}?view=admin`)))
    await staff(`/${type.path}/${_id}`, 'DELETE');
}

/** Adds an item of a type as staff, of a singleton in place of the one there is. `overrides` replaces parts of its valid form. */
export async function addItem<T = AnyItem>(
  api: Pick<TestApi, 'staff'>,
  type: ContentTypeDefinition,
  overrides?: Parameters<typeof validForm>[1],
): Promise<T> {
  await makeRoom(api, type);
  return dataOf<T>(await api.staff(`/${type.path}`, 'POST', await validForm(type, overrides)));
}

/** Another staff member, an administrator unless something else is said, and what is called as that person. */
export async function makeColleague(api: TestApi, role?: 'editor') {
  const { uid, email } = await makeAccount(true);
  if (role) await getAuth().setCustomUserClaims(uid, { admin: true, role });
  const headers = { cookie: signedInCookie(api.services, uid) };
  const call = (path: string, method = 'GET', body?: ApiRequest['body']) =>
    api.call(path, { method, body, headers });
  return { uid, email, call };
}

/** Adds a notice with a picture that nothing else uses, and without a document. */
export const addOwnPicture = async (api: Pick<TestApi, 'staff'>): Promise<AnyItem> =>
  addItem(api, typeAt('notices'), { image: file(uniqueCopy(await picture()), 'a.jpg'), attachment: null });

/** Adds such a notice, and moves it to the trash. */
export async function trashOwnPicture(api: Pick<TestApi, 'staff'>): Promise<AnyItem> {
  const item = await addOwnPicture(api);
  dataOf(await api.staff(`/notices/${item._id}`, 'DELETE'));
  return item;
}
