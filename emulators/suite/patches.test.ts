import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../shared/processes';
import { nodeOptions } from './suite-env';

/** A Firebase CLI in which nothing is where the patches look for it. */
const anotherCli = {
  'lib/bin/firebase.js': 'console.log("started")',
  'lib/emulator/shared/request.js': '',
  'lib/emulator/storage/upload.js': 'exports.UploadService = class {}',
  'node_modules/exegesis/index.js': '',
  'node_modules/exegesis/lib/options.js': 'exports.compileOptions = () => ({})',
};

test.each(['lazy-validators.mjs', 'rendition-cache.mjs', 'upload-offset.mjs'])(
  '%s ends a CLI that it does not fit, and says so',
  async (patch) => {
    const folder = mkdtempSync(join(tmpdir(), 'cli-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [path, text] of Object.entries(anotherCli)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const env = { ...process.env, NODE_OPTIONS: nodeOptions(patch) };
    const { code, output } = await run(process.execPath, [join(folder, 'lib/bin/firebase.js')], { env });
    expect(code).toBe(1);
    expect(output).toMatch(`\nError: suite/patches/${patch} no longer fits what is installed: `);
    expect(output).not.toContain('started');
  },
);
