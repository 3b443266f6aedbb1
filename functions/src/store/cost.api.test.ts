import { getApps, initializeApp } from 'firebase-admin/app';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { Documents } from './documents';
import type { Meter } from './meter';
import { metered } from './meter';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
// A project of its own in the same emulator: twenty thousand notices would be in the other tests' way.
const app =
  getApps().find(({ name }) => name === 'cost') ?? initializeApp({ projectId: 'demo-cost' }, 'cost');
const db = getFirestore(app);
const documents = new Documents(db, () => new Date());

async function fillTo(total: number, from: number): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  for (let i = from; i < total; i += 1) {
    const at = Timestamp.fromMillis(1_700_000_000_000 + i * 1000);
    const id = `n${String(i).padStart(6, '0')}`;
    void writer.set(db.collection('notices').doc(id), {
      title: `Notice ${i}`,
      description: 'Text',
      files: { image: [] },
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
  }
  await writer.close();
}

test(
  'a list of 20 reads 20 documents, in a collection of 20, 2,000 and 20,000',
  { timeout: 180_000 },
  async () => {
    let filled = 0;
    for (const total of [20, 2_000, 20_000]) {
      await fillTo(total, filled);
      filled = total;
      const meter: Meter = { reads: 0, writes: 0, storeMs: 0 };
      const items = await metered(meter, () => documents.list(notice, { limit: 20 }));
      expect([items.length, items[0]?.values['title'], meter.reads]).toEqual([20, `Notice ${total - 1}`, 20]);
    }
  },
);
