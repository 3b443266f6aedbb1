import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { createServices } from '../services';
import { useOwnProject } from '../testing/own-project';
import type { Edition } from './editions';
import { wholeDocument } from './editions';
import { EDITIONS, trashKey } from './items';

/** As many as an office schedules in twenty years. */
const MANY = 2000;
const notice = contentTypeAt('notices') as ContentTypeDefinition;

test('however many items were published at a moment, visitors and staff have all of them', async () => {
  useOwnProject('demo-editions');
  const { documents, clock } = createServices();
  const db = getFirestore();
  const now = clock();
  const values = { title: 'Call', description: 'Text' };
  const next: Edition = { values, files: {}, version: 1, updatedAt: now, from: now, until: null };
  const times = { createdAt: now, updatedAt: now, wasPublished: false, live: null };
  const writer = db.bulkWriter();
  for (let i = 0; i < MANY; i++) {
    const id = `scheduled${i}`;
    const document = wholeDocument(notice, { id, version: 1, ...times, next });
    void writer.set(db.collection(EDITIONS).doc(trashKey(notice.path, id)), document);
  }
  await writer.close();
  expect((await documents.timedItems(now)).length).toBe(MANY);
  expect((await documents.editions(notice)).length).toBe(MANY);
});
