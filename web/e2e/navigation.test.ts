import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, overflowsSideways } from './axe';
import { disclosure, holdRequests, isOpen, openAlive, unfoldFoot } from './page';
import { goTo } from './staff-kit';
import { journey, viewports } from './visit';
import { textFaults } from './sweep/text-layout';

const open = (page: Page, name: string) => disclosure(page.getByRole('banner'), name);
const expanded = (page: Page, name: string) => isOpen(open(page, name));
/** The name of the panel's button: what it says now. */
const panelButton = (page: Page) => open(page, 'Open menu').innerText();

test('a page has one title and one canonical URL, also after in-page navigation; the skip link is the first stop of the keyboard; mobile menu below the medium breakpoint (md = 900 px); desktop menu: lists every page in the specified order; dropdowns toggle on click, one at a time, and close with Escape, or 100 ms after the pointer has left and not returned', async () => {
  await journey({}, async ({ page }) => {
    const said = () =>
      page.evaluate(() => ({
        titles: [...document.querySelectorAll('title')].map(({ text }) => text.split(' · ')[0]),
        addresses: [...document.querySelectorAll<HTMLLinkElement>('[rel=canonical]')].map(
          ({ href }) => new URL(href).pathname,
        ),
        descriptions: document.querySelectorAll('meta[name=description]').length,
      }));
    await openAlive(page, '/stories');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(await said()).toEqual({ titles: ['Stories'], addresses: ['/stories'], descriptions: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    const contact = { titles: ['Contact'], addresses: ['/contact'], descriptions: 1 };
    await expect.poll(said).toEqual(contact);
    await page.goBack();
    await expect.poll(said).toEqual({ titles: ['Stories'], addresses: ['/stories'], descriptions: 1 });

    for (const [width, isNarrow] of [
      [899, true],
      [900, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await open(page, 'Open menu').isVisible()).toBe(isNarrow);
      expect(await open(page, 'About').isVisible()).toBe(!isNarrow);
      await page.evaluate(() => window.scrollTo(0, 2000));
      expect((await page.getByRole('banner').boundingBox())?.y, 'it sticks to the top').toBe(0);
    }

    const menu = page.getByRole('banner').getByRole('navigation');
    const links = await menu
      .locator('a')
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`));
    expect(links).toEqual([
      'Home /',
      'About Us /about-us-details',
      'Team /employees',
      'Programs /programs',
      'Gallery /gallery',
      'Stories /stories',
      'Get Involved /notices',
      'Formats /formats',
      'Publications /publications',
      'Policies /policies',
      'Contact /contact',
    ]);
    await open(page, 'About').click();
    expect(await expanded(page, 'About')).toBe(true);
    await open(page, 'About').click();
    expect(await expanded(page, 'About')).toBe(false);
    for (const [name, link] of [
      ['Media', 'Gallery'],
      ['Resources', 'Formats'],
    ] as const) {
      await open(page, name).press('Enter');
      expect(await expanded(page, name)).toBe(true);
      const box = await open(page, name).boundingBox();
      const first = await page.getByRole('link', { name: link, exact: true }).first().boundingBox();
      expect(first?.x, 'its links are under its button').toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeGreaterThan(box?.x ?? Infinity);
      await page.keyboard.press('Escape');
      expect(await expanded(page, name)).toBe(false);
    }
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3600_000);
    // The standing clock also stops the frames that a locator's click waits for: the mouse itself is used.
    const box = await open(page, 'About').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
    await page.mouse.click(x, y);
    expect(await expanded(page, 'About')).toBe(true);
    await page.mouse.move(700, 700);
    await page.clock.runFor(90);
    expect(await expanded(page, 'About')).toBe(true);
    await page.mouse.move(x, y);
    await page.clock.runFor(500);
    expect(await expanded(page, 'About')).toBe(true);
    await page.mouse.move(700, 700);
    await page.clock.runFor(110);
    expect(await expanded(page, 'About')).toBe(false);
  });
});

test('on a slow connection a tap shows at once: the link looks pressed and a progress bar moves until the page is there; mobile menu: opens with the hamburger, locks scrolling, traps the focus, and closes with Escape, on rotation, or when a link is chosen', async () => {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openAlive(page, '/contact');
    const line = page.locator('header [data-screen-only][aria-hidden]');
    const length = () => line.evaluate((element) => element.getBoundingClientRect().width);
    expect(await length()).toBe(0);
    const scripts = await holdRequests(page, '**/assets/*.js');
    await unfoldFoot(page);
    const formats = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Formats' });
    await formats.click();
    await expect.poll(length).toBeGreaterThan(0);
    expect(
      await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDelay)),
    ).toBeLessThan(0.15);
    expect(await formats.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(1);
    await scripts.release();
    await page.getByRole('heading', { level: 1, name: 'Formats' }).waitFor();
    await expect.poll(length).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hamburger = open(page, 'Open menu');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Involved' });
    const isLocked = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].some(
          (part) => getComputedStyle(part).overflow === 'hidden',
        ),
      );
    expect(await panelButton(page)).toBe('Open menu');
    await hamburger.click();
    expect([await panelButton(page), await isLocked()]).toEqual(['Close menu', true]);
    expect(await axeFindings(page)).toEqual([]);
    for (const name of ['About', 'Media', 'Resources']) await open(page, name).click();
    await open(page, 'Media').click();
    const states = () => Promise.all(['About', 'Media', 'Resources'].map((name) => expanded(page, name)));
    expect(await states(), 'toggled individually').toEqual([true, false, true]);
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
      expect(isBehind, 'nothing behind it can be reached').toBe(false);
    }
    await link.focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => panelButton(page)).toBe('Open menu');
    expect(await hamburger.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await hamburger.click();
    expect(await states(), 'Escape closes all').toEqual([false, false, false]);
    await page.setViewportSize({ width: 915, height: 412 }); // the menu becomes a row
    await expect.poll(isLocked).toBe(false);
    await page.setViewportSize(viewports.phone);
    if ((await panelButton(page)) === 'Open menu') await hamburger.click();
    await link.click();
    await page.waitForURL('**/notices');
    await expect.poll(() => panelButton(page)).toBe('Open menu');
    expect(await isLocked()).toBe(false);
  });
});

test('at twice the text size no text is cut off or overlaps, and no word of a heading breaks', async () => {
  const cutWords = (page: Page) =>
    page.locator(':is(h1, h2, h3):visible').evaluateAll((all) =>
      all.flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word[0]);
          }
        return found;
      }),
    );
  await journey({ expected: /404/ }, async ({ page }) => {
    const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const [width, path, title] of [
      [1440, '/', null],
      [360, '/about-us-details', 'About Us'],
      [360, '/publications', 'Publications'],
      [360, '/contact', 'Contact'],
      [360, '/no/such/page', null],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await (title ? goTo : openAlive)(page, path);
      if (title) await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await enlarge();
      await page.evaluate(() => document.fonts.ready);
      expect(await overflowsSideways(page), path).toBe(false);
      expect([...(await textFaults(page)), ...(await cutWords(page))], path).toEqual([]);
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, 'a quarter of the window at most').toBeLessThan(740 / 4);
    }
    // Nepali words are longer than the narrowest phone is wide then: they break, and the page stays as wide.
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/ne/programs');
    await enlarge();
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });
});

/** What a browser's translator does to a page: it names another language, and puts each text into elements of its own. */
function translate(): void {
  const { documentElement: root, body } = document;
  root.lang = 'ne';
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
    const translated = document.createElement('span');
    text.replaceWith(translated);
    translated.append(`${text.data} …`);
  }
}

test('a page translated after or before hydration still works', async () => {
  // The client draws anew what is no longer as it was rendered, and says so.
  await journey({ expected: /418/ }, async ({ page }) => {
    for (const when of ['after', 'before']) {
      if (when === 'before')
        await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`);
      await page.goto('/stories');
      if (when === 'after') await page.evaluate(translate);
      await page.getByRole('contentinfo').getByRole('link').and(page.locator('[href$="/contact"]')).click();
      await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor();
    }
  });
});

test('a page ends with what a visitor can do next, even without JavaScript, but not in print', async () => {
  await journey({ viewport: 'phone', javaScript: false }, async ({ page }) => {
    await page.goto('/ne/stories');
    const link = page.getByRole('link', { name: 'मायासँग कुरा गर्नुहोस्' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.emulateMedia({ media: 'print' });
    expect(await link.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await link.click();
    // Which pages end so is told by navigation.test.ts of the site.
    await page.waitForURL('**/ne/contact');
    expect(await link.count()).toBe(0);
  });
});
