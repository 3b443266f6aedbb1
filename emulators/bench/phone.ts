import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { cacheFolder } from '../paths';

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors', // of the bench's own cache
];

/** What a phone brings and this machine may lack: letters for Nepali. */
const letters = ['400Regular', '700Bold'].map((style) =>
  dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-devanagari/${style}`))),
);

/** Has fontconfig find the machine's fonts and a phone's letters; elsewhere than on Linux the system brings them. */
async function phoneFonts(): Promise<Record<string, string>> {
  const folder = join(cacheFolder, 'phone-fonts');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const folders = letters.map((each) => `<dir>${each}</dir>`).join('');
  await writeFile(
    file,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
      `<include ignore_missing="yes">/etc/fonts/fonts.conf</include>${folders}<cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}

/** Starts the browser of the machine, headless, with a phone's letters and nothing that calls home. */
export async function launchBrowser(
  executablePath: string,
  further: readonly string[] = [],
): Promise<Browser> {
  const env = { ...process.env, ...(await phoneFonts()) };
  return chromium.launch({ executablePath, args: [...browserFlags, ...further], env });
}
