import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
/** The letters for Nepali that phones bring, for `installFonts`. */
export const devanagari = [400, 700].map(
  (weight) => `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`,
);

/**
 * Fonts of a device, by the WOFF files of packages, beside those of this machine or in their place: `env` for the browser,
 * on systems with fontconfig. `remove` deletes them.
 */
export async function installFonts(files: readonly string[], beside: 'the machine' | 'nothing' = 'nothing') {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  for (const [i, file] of files.entries())
    await copyFile(require.resolve(file), join(folder, `${i}.woff`));
  const conf = join(folder, 'fonts.conf');
  const own = beside === 'nothing' ? '' : '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  await writeFile(
    conf,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
      `<fontconfig>${own}<dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return {
    env: { FONTCONFIG_FILE: conf },
    remove: () => rm(folder, { recursive: true }),
  };
}
