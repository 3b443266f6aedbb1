import { chromium, type Browser } from 'playwright-core';
import { browserFlags } from '../../web/e2e/browser-flags';
import { devanagari, installFonts } from './device-fonts';

/** The bench's own cache has a certificate that nobody has signed. */
const flags = [...browserFlags, '--ignore-certificate-errors'];

/** Starts the browser of the machine, headless, with a phone's letters for Nepali and nothing that calls home. */
export async function launchBrowser(
  executablePath: string,
  further: readonly string[] = [],
): Promise<Browser> {
  const fonts = await installFonts(devanagari, 'the machine');
  const env = { ...process.env, ...fonts.env };
  const browser = await chromium.launch({ executablePath, args: [...flags, ...further], env });
  browser.on('disconnected', () => void fonts.remove());
  return browser;
}
