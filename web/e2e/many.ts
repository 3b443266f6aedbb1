import { getApps, initializeApp } from 'firebase-admin/app';
import type { DocumentReference } from 'firebase-admin/firestore';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';

const idOf = (prefix: string, at: number) => `${prefix}${String(at).padStart(5, '0')}`;

function database() {
  if (!process.env['FIRESTORE_EMULATOR_HOST']) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }));
}

/**
 * Puts programs `from` to `to - 1` into the emulator, straight and with their entries in the log: through the API two
 * thousand would take minutes. The later ones are the newer ones. Returns what takes them out again.
 */
export async function addManyPrograms(
  prefix: string,
  from: number,
  to: number,
): Promise<() => Promise<void>> {
  const db = database();
  const writer = db.bulkWriter({ throttling: false });
  const documents: DocumentReference[] = [];
  for (let i = from; i < to; i += 1) {
    const at = Timestamp.fromMillis(1_600_000_000_000 + i * 60_000);
    const id = idOf(prefix, i);
    const item = {
      name: `${prefix} project ${i}`,
      objective: 'Safe water for every ward',
      targetBeneficiaries: '120 households',
      duration: 'Two years',
      budget: '1,200,000',
      fundingPartner: 'Sample Partner',
      remarks: `remark-${i}-end`,
      isOngoing: i % 2 === 0,
      files: {},
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    const entry = {
      at: Timestamp.now(),
      action: 'create',
      path: 'programs',
      itemId: id,
      title: item.name,
      changed: [],
      actor: { uid: 'many', email: 'many@example.org', displayName: null },
    };
    for (const [collection, data] of [
      ['programs', item],
      ['audit', entry],
    ] as const) {
      const document = db.collection(collection).doc(id);
      documents.push(document);
      void writer.set(document, data);
    }
  }
  await writer.close();
  return async () => {
    const eraser = db.bulkWriter({ throttling: false });
    for (const document of documents) void eraser.delete(document);
    await eraser.close();
  };
}
