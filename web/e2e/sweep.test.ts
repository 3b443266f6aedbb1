import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser';
import { deletePopups } from './content';
import { makeSite, patternsWithoutRoute, type Site } from './site';
import { fileTests } from './sweep/files';
import { keyboardTests } from './sweep/keyboard';
import { layoutTests } from './sweep/layout';
import { markupTests } from './sweep/markup';
import { openThingsTests } from './sweep/open-things';
import { paperTests } from './sweep/paper';
import { plainTests } from './sweep/plain';
import { previewTests } from './sweep/previews';
import type { Stage } from './sweep/stage';
import { stillnessTests } from './sweep/stillness';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await launch();
  site = await makeSite();
}, 120_000);
afterAll(async () => {
  await site.remove();
  await browser.close();
});
// A popup that a failed test has left would lie over all that follow.
afterEach(deletePopups);
const on = (): Stage => ({ browser, site });

test('the sweep knows a path of every public route', () => {
  expect(patternsWithoutRoute(site.routes)).toEqual([]);
});
describe('layout', () => layoutTests(on));
describe('files of pictures', () => fileTests(on));
describe('open things', () => openThingsTests(on));
describe('markup', () => markupTests(on));
describe('no JavaScript', () => plainTests(on));
describe('reduced motion', () => stillnessTests(on));
describe('keyboard', () => keyboardTests(on));
describe('previews, icons, feeds', () => previewTests(on));
describe('paper', () => paperTests(on));
