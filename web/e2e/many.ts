import { getApps, initializeApp } from 'firebase-admin/app';
import type { BulkWriter } from 'firebase-admin/firestore';
import { FieldValue, Timestamp, getFirestore } from 'firebase-admin/firestore';

const actor = { uid: 'many', email: 'many@example.org', displayName: null };
const idOf = (prefix: string, at: number) => `${prefix}${String(at).padStart(5, '0')}`;
const nameOf = (prefix: string, at: number) => `${prefix} project ${at}`;

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
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  const write = async (change: (writer: BulkWriter, i: number) => Promise<unknown>) => {
    const writer = db.bulkWriter({ throttling: false });
    for (const i of all) void change(writer, i);
    await writer.close();
  };
  /** By the log the processes of the site know what to read again: behind the items, or they would read them too early. */
  const log = (action: string) =>
    write((writer, i) =>
      writer.set(db.collection('audit').doc(`${idOf(prefix, i)}-${action}`), {
        at: Timestamp.now(),
        committedAt: FieldValue.serverTimestamp(),
        action,
        path: 'programs',
        itemId: idOf(prefix, i),
        title: nameOf(prefix, i),
        changed: [],
        actor,
      }),
    );
  const itemAt = (i: number) => db.collection('programs').doc(idOf(prefix, i));
  const versionAt = (i: number) => db.collection('versions').doc(`programs.${idOf(prefix, i)}.00000001`);
  const valuesAt = (i: number) => ({
    name: nameOf(prefix, i),
    objective: 'Safe water for every ward',
    targetBeneficiaries: '120 households',
    duration: 'Two years',
    budget: '1,200,000',
    fundingPartner: 'Sample Partner',
    remarks: `remark-${i}-end`,
    isOngoing: i % 2 === 0,
  });
  const timeAt = (i: number) => Timestamp.fromMillis(1_600_000_000_000 + i * 60_000);
  await write((writer, i) =>
    writer.set(itemAt(i), {
      ...valuesAt(i),
      files: {},
      version: 1,
      createdAt: timeAt(i),
      updatedAt: timeAt(i),
    }),
  );
  await write((writer, i) =>
    writer.set(versionAt(i), {
      ...{
        path: 'programs',
        id: idOf(prefix, i),
        version: 1,
        at: timeAt(i),
        actor,
        action: 'create',
        note: '',
      },
      ...{ values: valuesAt(i), files: {}, replacedAt: null },
    }),
  );
  await log('create');
  return async () => {
    await write((writer, i) => writer.delete(itemAt(i)));
    await write((writer, i) => writer.delete(versionAt(i)));
    await log('delete');
  };
}
