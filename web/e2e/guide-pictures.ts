import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Whether this run is to make the guide's pictures anew (GUIDE=1); otherwise the tree stays as it is. */
export const makesGuide = process.env['GUIDE'] === '1';

/** Where the pictures of STAFF-GUIDE.md lie. */
const guideFolder = fileURLToPath(new URL('../guide/', import.meta.url));

/** Of webp: letters stay sharp, and a picture has some 20 KB. */
const QUALITY = 55;

/**
 * Takes a picture of what is on the screen, or of a part of it, for the guide: web/guide/{name}.webp. Does nothing
 * unless the pictures are asked for.
 */
export async function guidePicture(page: Page, name: string, part?: Locator): Promise<void> {
  if (!makesGuide) return;
  await page.waitForFunction(() =>
    [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight),
  );
  const options = { caret: 'hide', animations: 'disabled' } as const;
  const png = await (part ? part.screenshot(options) : page.screenshot(options));
  mkdirSync(guideFolder, { recursive: true });
  writeFileSync(
    `${guideFolder}${name}.webp`,
    await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
  );
}
