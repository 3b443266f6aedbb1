import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Marks a folder as an export of the emulators. */
export const exportMetadata = 'firebase-export-metadata.json';

/** Returns a function that exports the emulators of a hub to a folder, one export after the other. */
export function exporter(hub: number, target: string): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const next = last.then(() => exportData(hub, target));
    last = next.catch(() => undefined);
    return next;
  };
}

/** Exports aside and renames, so that a broken export never costs the last good one. */
async function exportData(hub: number, target: string): Promise<void> {
  const fresh = `${target}.new`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(fresh, { recursive: true, force: true });
  const response = await fetch(`http://127.0.0.1:${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'exit' }),
  });
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}
