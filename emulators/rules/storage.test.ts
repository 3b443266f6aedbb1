import { DAY_MS } from '@content/dates/calendar';
import { mediaRules } from '@content/files/limits';
import { mediaTypes } from '@content/files/media-types';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
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
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { closedCollection } from '../../functions/src/store/collections';
import { UploadGrants } from '../../functions/src/store/upload-grants';
import { root } from '../shared/paths';

/** A stranger, and those with the most rights, who carry the custom claim. */
const roles = ['anonymous', 'staff', 'another staff member'] as const;
type Role = (typeof roles)[number];
const uidOf = (role: Role) => role.replaceAll(' ', '-');

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

const clients = new Map<Role, FirebaseStorage>();
function at(role: Role, path: string): StorageReference {
  const context = () =>
    role === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uidOf(role), { admin: true });
  const client = clients.get(role) ?? context().storage();
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
  const rules = readFileSync(join(root, 'storage.rules'), 'utf8');
  environment = await initializeTestEnvironment({ projectId: 'demo-rules', storage: { rules } });
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
  const uid = uidOf('staff');
  /** The rules read the project that the emulators run for. */
  const app = getApps()[0] ?? initializeApp({ projectId: process.env['GCLOUD_PROJECT'] });
  /** As the API grants them. */
  const grantsAt = (clock: () => Date) =>
    new UploadGrants(closedCollection(getFirestore(app), 'uploadGrants'), clock);
  const grant = (clock = () => new Date()) => grantsAt(clock).create(uid);
  /** Whoever is told of a grant needs no account. */
  const upload = (id: string, metadata: object = pdf, data: Uint8Array = bytes): Promise<unknown> =>
    uploadBytes(at('anonymous', `incoming/${uid}/${id}`), data, metadata);

  test.each(acceptedTypes)('a granted object may be created as %s', async (contentType) => {
    await assertSucceeds(upload(await grant(), { contentType }));
  });
  test.each(refusedTypes)('it may not be created as %s', async (contentType) => {
    await assertFails(upload(await grant(), { contentType }));
  });
  test('it may not be created without a type', async () => {
    await assertFails(upload(await grant(), {}));
  });

  test('it may be created up to the limit of documents, and not with a byte more', async () => {
    const id = await grant();
    await assertFails(upload(id, pdf, new Uint8Array(mediaRules.document.maxBytes + 1)));
    await assertSucceeds(upload(id, pdf, new Uint8Array(mediaRules.document.maxBytes)));
  });

  test('nothing may be done with it once it is there', async () => {
    const id = await grant();
    const object = at('anonymous', `incoming/${uid}/${id}`);
    await assertSucceeds(upload(id));
    await assertFails(getBytes(object));
    await assertFails(getMetadata(object));
    await assertFails(upload(id));
    await assertFails(updateMetadata(object, { contentType: 'image/png' }));
    await assertFails(deleteObject(object));
  });

  test('it may not be created after a day, nor once the API has ended the grant', async () => {
    const dayAgo = () => new Date(Date.now() - DAY_MS);
    await assertFails(upload(await grant(dayAgo)));
    const ended = await grant();
    await grantsAt(() => new Date()).end(ended);
    await assertFails(upload(ended));
  });

  test.each([
    ['another', () => `incoming/${uid}/${crypto.randomUUID()}`],
    ['another staff member’s', (id: string) => `incoming/another-staff-member/${id}`],
    ['a folder’s', (id: string) => `incoming/${uid}/${id}/${id}`],
    ['a public', (id: string) => `public/notices/id/upload/${id}`],
    ['a media', (id: string) => `media/${id}/file.pdf`],
  ])('%s object may not be created', async (_, path) => {
    await assertFails(uploadBytes(at('staff', path(await grant())), bytes, pdf));
  });

  test.each(roles)('%s has no access without a grant, whoever it belongs to', async (role) => {
    for (const folder of new Set([uid, uidOf(role)])) {
      const path = `incoming/${folder}/${crypto.randomUUID()}`;
      await put(path);
      await assertFails(getBytes(at(role, path)));
      await assertFails(deleteObject(at(role, path)));
      await assertFails(uploadBytes(at(role, `incoming/${folder}/${crypto.randomUUID()}`), bytes, pdf));
    }
  });
});
