import { mediaRules } from '@content/files';
import { mediaTypes } from '@content/media';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  describe.each(['public/file.pdf', 'public/notices/id/upload/file.pdf'])('%s', (path) => {
    beforeAll(() => put(path));
    test('may get', async () => {
      expect(new Uint8Array(await assertSucceeds(getBytes(at(role, path))))).toEqual(bytes);
    });
    test('may not create', () => assertFails(uploadBytes(at(role, `${path}.new`), bytes, pdf)));
    test('may not replace', () => assertFails(uploadBytes(at(role, path), bytes, pdf)));
    test('may not update', () => assertFails(updateMetadata(at(role, path), { contentType: 'text/html' })));
    test('may not delete', () => assertFails(deleteObject(at(role, path))));
  });

  const closed = [
    'originals/notices/id/upload/file.pdf',
    'trash/notices/id/upload/file.pdf',
    'quarantine/2026-11-22/public/notices/id/upload/file.pdf',
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
    'public',
    'public/notices',
    'originals',
    'trash',
    'quarantine',
    'incoming',
    `incoming/${uidOf(role)}`,
  ])('may not list "%s"', (path) => assertFails(list(at(role, path), { maxResults: 1 })));
});

describe('incoming/{uid}/{uploadId}', () => {
  const mine = (id = uploadId()) => `incoming/${uidOf('staff')}/${id}`;
  const upload = (
    path: string,
    contentType = 'application/pdf',
    data: Uint8Array = bytes,
  ): Promise<unknown> => uploadBytes(at('staff', path), data, { contentType });

  test.each(acceptedTypes)('staff may create %s', async (type) => {
    await assertSucceeds(upload(mine(), type));
  });
  test.each(refusedTypes)('staff may not create %s', (type) => assertFails(upload(mine(), type)));
  test('staff may not create without a type', () => assertFails(uploadBytes(at('staff', mine()), bytes)));

  test('staff may create up to the limit of documents', async () => {
    await assertSucceeds(upload(mine(), 'application/pdf', new Uint8Array(mediaRules.document.maxBytes)));
  });
  test('staff may not create a byte more', () =>
    assertFails(upload(mine(), 'application/pdf', new Uint8Array(mediaRules.document.maxBytes + 1))));

  test.each(['a'.repeat(16), 'Z'.repeat(64), 'A-z_0123456789-_'])(
    'staff may create the id %s',
    async (id) => {
      await assertSucceeds(upload(mine(id)));
    },
  );
  test.each([
    'a'.repeat(15),
    'a'.repeat(65),
    'upload-with.dot-0001',
    'upload with blank 01',
    'अपलोड-अपलोड-अपलोड',
  ])('staff may not create the id %s', (id) => assertFails(upload(mine(id))));

  test('staff may get and delete what is theirs', async () => {
    const path = mine();
    await put(path);
    await assertSucceeds(getBytes(at('staff', path)));
    await assertSucceeds(getMetadata(at('staff', path)));
    await assertSucceeds(deleteObject(at('staff', path)));
    await expect(getBytes(at('staff', path))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
  test('staff may not replace or update what is theirs', async () => {
    const path = mine();
    await put(path);
    await assertFails(upload(path));
    await assertFails(updateMetadata(at('staff', path), { contentType: 'image/png' }));
  });

  const others = roles.filter((role) => role !== 'staff');
  test.each(others)("%s has no access to a staff member's folder", async (role) => {
    const path = mine();
    await put(path);
    await assertFails(getBytes(at(role, path)));
    await assertFails(deleteObject(at(role, path)));
    await assertFails(uploadBytes(at(role, mine()), bytes, pdf));
  });
  test('a volunteer has no folder', async () => {
    const path = `incoming/${uidOf('volunteer')}/${uploadId()}`;
    await put(path);
    await assertFails(getBytes(at('volunteer', path)));
    await assertFails(deleteObject(at('volunteer', path)));
    await assertFails(
      uploadBytes(at('volunteer', `incoming/${uidOf('volunteer')}/${uploadId()}`), bytes, pdf),
    );
  });
  test.each(['true', 1, null, false])('the claim admin: %j does not open a folder', async (admin) => {
    const storage = environment.authenticatedContext('imitator', { admin }).storage();
    const path = ref(storage as unknown as FirebaseStorage, `incoming/imitator/${uploadId()}`);
    await assertFails(uploadBytes(path, bytes, pdf));
  });
});
