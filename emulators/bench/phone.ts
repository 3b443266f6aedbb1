import { chromium, type Browser } from 'playwright-core';
import { browserFlags } from '../../web/e2e/browser-flags';
import { certificateFlag } from './cache';
import { devanagari, installFonts } from './device-fonts';

/** Starts the browser of the machine, headless, with a phone's letters for Nepali and nothing that calls home. */
export async function launchBrowser(
  executablePath: string,
  further: readonly string[] = [],
): Promise<Browser> {
  const fonts = await installFonts(devanagari, 'the machine');
  const env = { ...process.env, ...fonts.env };
  const args = [...browserFlags, await certificateFlag(), ...further];
  const browser = await chromium.launch({ executablePath, args, env });
  browser.on('disconnected', () => void fonts.remove());
  return browser;
}
