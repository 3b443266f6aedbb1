import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * For files of megabytes that the tests of a file choose: the browser takes them from the disk, as it does a person's. Given
 * as bytes each would go to it as text.
 */
export function largeFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'large-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The path of a file of this name. */
  return async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(await mkdtemp(join(folder, 'a-')), name);
    await writeFile(path, bytes);
    return path;
  };
}
