import { chromium, type Browser } from 'playwright-core';
import { devanagari, installFonts } from './device-fonts';

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

/** Starts the browser of the machine, headless, with a phone's letters for Nepali and nothing that calls home. */
export async function launchBrowser(
  executablePath: string,
  further: readonly string[] = [],
): Promise<Browser> {
  const fonts = await installFonts(devanagari, 'the machine');
  const env = { ...process.env, ...fonts.env };
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...further], env });
  browser.on('disconnected', () => void fonts.remove());
  return browser;
}
