import { mediaRules } from '@content/files';
import { mediaTypes } from '@content/media';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { contextOf, roles, startRulesTest, uidOf, type Role } from './environment';

const pdf = { contentType: 'application/pdf' };
const bytes = new Uint8Array([37, 80, 68, 70]);
const acceptedTypes = Object.values(mediaTypes).flatMap((types) => Object.keys(types));
const refusedTypes = [
  'application/octet-stream',
  'text/html',
  'image/svg+xml',
  'image/heic',
  'application/zip',
  'image/pngx',
  'ximage/png',
];

let environment: RulesTestEnvironment;
let sequence = 0;

/** A name that no other test uses, 20 characters long. */
const uploadId = () => `upload-${String(++sequence).padStart(13, '0')}`;

const clients = new Map<Role, FirebaseStorage>();
function at(role: Role, path: string): StorageReference {
  const client = clients.get(role) ?? contextOf(environment, role).storage();
  clients.set(role, client);
  return ref(client, path);
}

/** Puts a file there past the rules, as the Admin SDK does; every refusal of a path is one of a file that exists. */
function put(path: string): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    await uploadBytes(ref(context.storage() as unknown as FirebaseStorage, path), bytes, pdf);
  });
}

beforeAll(async () => {
  environment = await startRulesTest();
  await environment.clearStorage();
});
afterAll(() => environment.cleanup());

describe.each(roles)('%s', (role) => {
  const closed = [
    'media/0123456789abcdef0123456789abcdef01234567/file.pdf',
    'media/0123456789abcdef0123456789abcdef01234567/original',
    'public/file.pdf',
    'file.pdf',
    'anything/file.pdf',
    'publicity/file.pdf',
    'incoming/upload-without-uid-0001',
    `incoming/${uidOf(role)}/upload-0000000000001/file.pdf`,
  ];
  describe.each(closed)('%s', (path) => {
    beforeAll(() => put(path));
    test('may not get', () => assertFails(getBytes(at(role, path))));
    test('may not read metadata', () => assertFails(getMetadata(at(role, path))));
    test('may not create', () => assertFails(uploadBytes(at(role, `${path}-new`), bytes, pdf)));
    test('may not update', () => assertFails(updateMetadata(at(role, path), { contentType: 'text/html' })));
    test('may not delete', () => assertFails(deleteObject(at(role, path))));
  });

  test.each([
    '',
    'media',
    'media/0123456789abcdef0123456789abcdef01234567',
    'incoming',
    `incoming/${uidOf(role)}`,
  ])('may not list "%s"', (path) => assertFails(list(at(role, path), { maxResults: 1 })));
});

describe('incoming/{uid}/{uploadId}', () => {
  const mine = (id: string) => `incoming/${uidOf('staff')}/${id}`;
  /** A path as it is seen by the account of an upload, or by one that pretends to be it. */
  const by = (uid: string, path: string, claims: TokenOptions = { staff: uidOf('staff') }) =>
    ref(environment.authenticatedContext(uid, claims).storage() as unknown as FirebaseStorage, path);
  const upload = (id: string, contentType = 'application/pdf', data: Uint8Array = bytes): Promise<unknown> =>
    uploadBytes(by(`upload-${id}`, mine(id)), data, { contentType });

  test.each(acceptedTypes)('its account may create %s', async (type) => {
    await assertSucceeds(upload(uploadId(), type));
  });
  test.each(refusedTypes)('its account may not create %s', (type) => assertFails(upload(uploadId(), type)));
  test('its account may not create without a type', () => {
    const id = uploadId();
    return assertFails(uploadBytes(by(`upload-${id}`, mine(id)), bytes));
  });

  test('its account may create up to the limit of documents', async () => {
    await assertSucceeds(upload(uploadId(), 'application/pdf', new Uint8Array(mediaRules.document.maxBytes)));
  });
  test('its account may not create a byte more', () =>
    assertFails(upload(uploadId(), 'application/pdf', new Uint8Array(mediaRules.document.maxBytes + 1))));

  test.each(['a'.repeat(16), 'Z'.repeat(64), 'A-z_0123456789-_'])('the id %s may be created', async (id) => {
    await assertSucceeds(upload(id));
  });
  test.each([
    'a'.repeat(15),
    'a'.repeat(65),
    'upload-with.dot-0001',
    'upload with blank 01',
    'अपलोड-अपलोड-अपलोड',
  ])('the id %s may not be created', (id) => assertFails(upload(id)));

  test('its account may do nothing with what is there', async () => {
    const id = uploadId();
    await put(mine(id));
    const object = by(`upload-${id}`, mine(id));
    await assertFails(getBytes(object));
    await assertFails(getMetadata(object));
    await assertFails(upload(id));
    await assertFails(updateMetadata(object, { contentType: 'image/png' }));
    await assertFails(deleteObject(object));
  });

  test.each([
    ['another upload’s', (id: string) => by(`upload-${uploadId()}`, mine(id))],
    ['another staff member’s', (id: string) => by(`upload-${id}`, `incoming/another-staff-member/${id}`)],
    ['a folder’s', (id: string) => by(`upload-${id}`, mine(`${id}/${id}`))],
    ['a public', (id: string) => by(`upload-${id}`, `public/notices/id/upload/${id}`)],
    ['an account’s that nobody has signed for', (id: string) => by(`upload-${id}`, mine(id), {})],
    ['an administrator’s', (id: string) => by('somebody', mine(id), { admin: true, staff: 'somebody' })],
  ])('%s object may not be created', (_, at) => assertFails(uploadBytes(at(uploadId()), bytes, pdf)));

  test.each(roles)('%s has no access, whoever it belongs to', async (role) => {
    for (const folder of new Set([uidOf('staff'), uidOf(role)])) {
      const path = `incoming/${folder}/${uploadId()}`;
      await put(path);
      await assertFails(getBytes(at(role, path)));
      await assertFails(deleteObject(at(role, path)));
      await assertFails(uploadBytes(at(role, `incoming/${folder}/${uploadId()}`), bytes, pdf));
    }
  });
});
