import { contentTypes } from '@content';
import { MAX_PAGE_SIZE } from '@content/api/contract';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closedCollections } from '../../functions/src/store/collections';
import { root } from '../shared/paths';

const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const privateCollections = [...closedCollections, 'anythingNew'];
const allPaths = [...contentTypes.map((type) => type.path), ...privateCollections];
const publicTypes = contentTypes.filter((type) => !('visible' in type));
const limitedTypes = contentTypes.filter((type) => 'visible' in type);

let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent'); // Firestore would print every refusal
  environment = await initializeTestEnvironment({ projectId: 'demo-rules', firestore: { rules } });
  await environment.clearFirestore();
  // Every refusal below is one of a document that exists.
  await environment.withSecurityRulesDisabled(async (context) => {
    const db: Firestore = context.firestore() as unknown as Firestore;
    for (const path of allPaths) {
      await setDoc(doc(db, path, 'shown'), { title: 'Shown', isActive: true });
      await setDoc(doc(db, path, 'hidden'), { title: 'Hidden', isActive: false });
      await setDoc(doc(db, path, 'unmarked'), { title: 'Without the field' });
      await setDoc(doc(db, path, 'shown', 'notes', 'note'), { text: 'Below an item' });
    }
  });
});
afterAll(() => environment.cleanup());

describe.each(['anonymous', 'staff'] as const)('%s', (role) => {
  let client: Firestore | undefined;
  const context = () =>
    role === 'staff'
      ? environment.authenticatedContext(role, { admin: true })
      : environment.unauthenticatedContext();
  const db = () => (client ??= context().firestore() as unknown as Firestore);
  const list = (path: string, ...constraints: QueryConstraint[]) =>
    getDocs(query(collection(db(), path), ...constraints));

  describe.each(publicTypes)('$path', ({ path }) => {
    test('may get an item', () => assertSucceeds(getDoc(doc(db(), path, 'hidden'))));
    test('may get one that is missing', () => assertSucceeds(getDoc(doc(db(), path, 'missing'))));
    test('may list 200', async () => {
      expect((await assertSucceeds(list(path, limit(MAX_PAGE_SIZE)))).size).toBe(3);
    });
  });

  describe.each(limitedTypes)('$path, of which visitors see a part', ({ path, visible }) => {
    const shown = where(visible.field, '==', visible.equals);
    test('may get a visible item', () => assertSucceeds(getDoc(doc(db(), path, 'shown'))));
    test('may not get a hidden one', () => assertFails(getDoc(doc(db(), path, 'hidden'))));
    test('may not get one without the field', () => assertFails(getDoc(doc(db(), path, 'unmarked'))));
    test('may not get one that is missing', () => assertFails(getDoc(doc(db(), path, 'missing'))));
    test('may list 200 visible ones', async () => {
      expect((await assertSucceeds(list(path, shown, limit(MAX_PAGE_SIZE)))).size).toBe(1);
    });
    test('may not list more than 200 visible ones', () =>
      assertFails(list(path, shown, limit(MAX_PAGE_SIZE + 1))));
    test('may not list all', () => assertFails(list(path, limit(MAX_PAGE_SIZE))));
  });

  describe.each(contentTypes)('$path', ({ path }) => {
    test('may not list more than 200', () => assertFails(list(path, limit(MAX_PAGE_SIZE + 1))));
    test('may not list without a limit', () => assertFails(list(path)));
    test('may not list through the collection group', () =>
      assertFails(getDocs(query(collectionGroup(db(), path), limit(10)))));
    test('may not create', () =>
      assertFails(setDoc(doc(db(), path, 'new'), { title: 'New', isActive: true })));
    test('may not replace', () => assertFails(setDoc(doc(db(), path, 'shown'), { isActive: true })));
    test('may not update', () => assertFails(updateDoc(doc(db(), path, 'shown'), { title: 'Changed' })));
    test('may not delete', () => assertFails(deleteDoc(doc(db(), path, 'shown'))));
    test('may not read below an item', () => assertFails(getDoc(doc(db(), path, 'shown', 'notes', 'note'))));
    test('may not write below an item', () =>
      assertFails(setDoc(doc(db(), path, 'shown', 'notes', 'new'), { text: 'New' })));
  });

  describe.each(privateCollections)('%s', (path) => {
    test('may not get', () => assertFails(getDoc(doc(db(), path, 'shown'))));
    test('may not list', () => assertFails(list(path, limit(1))));
    test('may not create', () => assertFails(setDoc(doc(db(), path, 'new'), { title: 'New' })));
    test('may not update', () => assertFails(updateDoc(doc(db(), path, 'shown'), { title: 'Changed' })));
    test('may not delete', () => assertFails(deleteDoc(doc(db(), path, 'shown'))));
  });
});

describe('firestore.rules', () => {
  test('names exactly the content types', () => {
    const named = [...rules.matchAll(/match \/(\w+)\/\{id\}/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(contentTypes.map((type) => type.path).sort());
  });
});

describe('a query of the REST interface, which knows more than the clients', () => {
  async function runQuery(path: string, more: object): Promise<number> {
    const url = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/${environment.projectId}`;
    const from = [{ collectionId: path }];
    const shown = {
      fieldFilter: { field: { fieldPath: 'isActive' }, op: 'EQUAL', value: { booleanValue: true } },
    };
    const structuredQuery = { from, where: path === 'popups' ? shown : undefined, limit: 10, ...more };
    const response = await fetch(`${url}/databases/(default)/documents:runQuery`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery }),
    });
    return response.status;
  }

  test.each(contentTypes)('$path: may not skip what is paid for all the same', async ({ path }) => {
    expect(await runQuery(path, {})).toBe(200);
    expect(await runQuery(path, { offset: 1 })).toBe(403);
    expect(await runQuery(path, { limit: 201 })).toBe(403);
  });
});
