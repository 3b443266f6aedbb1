import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentPath, ContentTypeDefinition } from '@content';
import { contentTypes, valueFields, fileFields } from '@content';
import { arrangeField } from '@content/items/display-order';
import { fileFieldType } from '@content/field-types/registry';
import { sampleOf } from '@content/testing/samples';
import { anyOf } from '../app/features/admin-ui/labels';
import { axeFindings, overflowsSideways } from './axe';
import { journey, staffJourney, viewports } from './visit';
import {
  type Parts,
  addItem,
  changeItem,
  clear,
  deleteItem,
  landscape,
  pdfPart,
  picturePart,
  siteUrl,
  staff,
} from './content';
import { dialogCalled, goTo, input, saveButton, signIn, theForm, toast } from './staff-kit';
import { typesOfAllScreens } from './screen-types';

/** The types whose screens differ from one another, and one item of each by path. */
const types = typesOfAllScreens<ContentTypeDefinition>(contentTypes);
const ids = new Map<string, string>();
const nameOf = (type: ContentTypeDefinition) =>
  type.redirects ? `/dawn-over/${type.path}` : `Dawn over ${type.path}`;

/** What an item of a type is added with: each field filled, and hidden from visitors where one of them says so. */
async function partsOf(type: ContentTypeDefinition): Promise<Parts> {
  if (type.defaults) return { _state: 'draft' };
  const picture = await picturePart();
  const values = valueFields(type).map(([name, field]) => {
    if (name === type.visible?.field) return [name, String(!type.visible.equals)] as const;
    return [name, name === type.titleField ? nameOf(type) : sampleOf(field, 2)] as const;
  });
  const files = fileFields(type).map(
    ([, field]) => [field.upload, fileFieldType(field).media === 'document' ? pdfPart() : picture] as const,
  );
  return Object.fromEntries<Parts[string]>([...values, ...files]);
}

beforeAll(async () => {
  await clear('policies');
  for (const type of types)
    ids.set(type.path, (await addItem(type.path as ContentPath, await partsOf(type)))._id);
});

const idOf = (path: string) => ids.get(path) ?? '';

/** What can be touched and is smaller than a thumb wants it: 44 × 44 CSS pixels. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('[role=dialog]') ?? document;
    return [...top.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].flatMap((element) => {
      const target = element.closest('label') ?? element;
      const { width, height, bottom, right } = target.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && right > 0;
      if (!isShown || width === 0 || (width >= 43.9 && height >= 43.9)) return [];
      const name = element.textContent || element.getAttribute('name') || element.tagName;
      return [`${name.trim()}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });

/** The narrowest phone, which has the layout of all phones and least room for it. */
const narrowest = { width: 320, height: 740 };

/** Everything that is asked of what is on the screen, at each width. The screens of other types have the same colours. */
async function checkScreen(
  page: Page,
  what: string,
  at: readonly (typeof narrowest)[] = [viewports.desktop, narrowest],
  contrast = true,
): Promise<void> {
  for (const size of at) {
    await page.setViewportSize(size);
    expect(await axeFindings(page, { contrast }), `${what} at ${size.width}`).toEqual([]);
    expect(await overflowsSideways(page), `${what} at ${size.width}`).toBe(false);
  }
  await checkTouch(page, what);
}

/** What is asked of a screen where there is least room. */
async function checkTouch(page: Page, what: string): Promise<void> {
  if (page.viewportSize()?.width !== narrowest.width) await page.setViewportSize(narrowest);
  expect(await overflowsSideways(page), what).toBe(false);
  expect(await smallTargets(page), what).toEqual([]);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Goes to another screen and waits until it is there. */
async function show(page: Page, path: string, name: string): Promise<void> {
  await goTo(page, path);
  await heading(page, name).waitFor();
}

/** Begins a staff member's visit on the dashboard, from which further screens are a click away. */
async function begin(page: Page): Promise<void> {
  await page.goto('/admins');
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
}

/** The footer of the staff area is one line. */
async function expectQuietFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const text = await footer.innerText();
  expect(text).toContain(`© ${new Date().getUTCFullYear()} Pahilo Kiran Samaj`);
  expect(text).toContain('Udaya Chowk');
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.map((href) => href?.split(':')[0])).toEqual(['tel', 'mailto']);
}

/** What an address that leads nowhere shows. */
async function expectElsewhere(page: Page): Promise<void> {
  await heading(page, 'Unexpected Application Error!').waitFor();
  await page.getByRole('heading', { level: 2, name: '404 Not Found' }).waitFor();
  expect(await page.title()).toContain('Unexpected Application Error!');
}

/** The way out is in sight at every size of a window. */
async function expectWayOut(page: Page): Promise<void> {
  const out = page.getByRole('button', { name: 'Sign out', exact: true });
  for (const [width, height] of [
    [360, 740],
    [320, 640],
    [740, 360],
    [900, 600],
    [1280, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await out.waitFor();
    for (const y of [0, 400]) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      // A menu takes the place of another one after the window has got its size.
      const isInSight = async () => {
        const box = await out.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= height;
      };
      await expect.poll(isInSight, { message: `${width} × ${height}` }).toBe(true);
    }
  }
}

describe('axe finds nothing, nothing overflows, and a thumb reaches everything', () => {
  test('an unknown address; signing in: errors of a wrong password, empty fields and a lost connection, showing the password, Caps Lock, the forgotten password', async () => {
    await journey({ viewport: 'phone', expected: /401|404/ }, async ({ page, context }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // An unknown address is a plain 404 without a session too, and leads to the login.
      await page.goto('/admins/nothing');
      await expectElsewhere(page);
      await checkScreen(page, 'no such screen', [narrowest]);
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await page.waitForURL('**/admins/login*');
      await heading(page, 'Admin Portal').waitFor();
      await expectQuietFooter(page);
      await checkScreen(page, 'login');
      // The drawing begins below the last sentence above it, in windows of every width.
      for (const width of [360, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const mission = page.getByRole('region', { name: 'Our mission' });
        const drawing = await mission.locator('> svg').boundingBox();
        const words = await mission.locator('p:visible').last().boundingBox();
        expect((words?.y ?? 0) + (words?.height ?? Infinity), `at ${width}`).toBeLessThan(drawing?.y ?? 0);
      }
      await page.setViewportSize(viewports.phone);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Email is required').waitFor();
      expect(await page.getByText('Password is required').isVisible()).toBe(true);
      await checkScreen(page, 'login refused', [narrowest]);
      await page.getByLabel('Email').fill('not an address');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Enter a valid email address').waitFor();
      await signIn(page, staff.email, 'wrong');
      await page
        .getByRole('alert')
        .filter({ hasText: /^Invalid email or password$/ })
        .waitFor();
      // The address stays, on the way to a new password and over a reload.
      const email = () => page.getByLabel('Email').inputValue();
      expect(await email()).toBe(staff.email);
      await page.getByRole('button', { name: 'Forgotten your password?' }).click();
      await page.getByRole('button', { name: 'Send the link' }).waitFor();
      expect(await email()).toBe(staff.email);
      await checkScreen(page, 'forgotten password', [narrowest]);
      await page.reload();
      expect(await email()).toBe(staff.email);
      const password = page.getByLabel('Password');
      await password.fill('Himal');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      expect(await password.getAttribute('type')).toBe('password');
      await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await page.getByRole('status').getByText('Caps Lock is on.').waitFor();
      await password.dispatchEvent('keyup', { key: 'CapsLock' });
      await page.getByText('Caps Lock is on.').waitFor({ state: 'detached' });
      await context.setOffline(true);
      await page.getByRole('status').getByText('No connection right now.').waitFor();
      await context.setOffline(false);
      await page.getByText('No connection right now.').waitFor({ state: 'detached' });
      expect(asked, 'nothing is announced here').not.toContain('/api/v1/popups');
    });
  });

  test('the dashboard and its menu, the person’s own account, missing items and pages', async () => {
    await staffJourney({ viewport: 'phone', expected: /404/ }, async ({ page }) => {
      await begin(page);
      await expectQuietFooter(page);
      // On phones axe looks at it in staff-lists.test.ts; at the account in staff-own-account and staff-second-factor.test.ts.
      await checkScreen(page, 'dashboard', [viewports.desktop]);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await checkScreen(page, 'menu', [narrowest]);
      await page.keyboard.press('Escape');

      await show(page, '/admins/account', 'Your account');
      await page.getByRole('button', { name: 'Turn it on' }).waitFor();
      await checkScreen(page, 'account', [viewports.desktop]);
      await page.getByRole('button', { name: 'Turn it on' }).click();
      await page.getByRole('textbox', { name: 'Your password', exact: true }).fill(staff.password);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByLabel('Code', { exact: true }).waitFor();
      await checkTouch(page, 'second step');

      // It is named by its path, whatever stands in it.
      await page.goto('/admins/notices/%3C%2Fscript%3E%3Cimg%20src=x%3E');
      await page.getByText('No notice found', { exact: true }).waitFor();
      await checkScreen(page, 'missing notice', [narrowest]);
      await goTo(page, '/admins/nothing');
      await expectElsewhere(page);
      await expectQuietFooter(page);
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await page.waitForURL('**/admins');
      await show(page, '/admins/notices', 'Notices');
      await expectWayOut(page);
    });
  });

  /** The list, a new one that is refused, and one of them. */
  async function checkScreensOf(page: Page, type: ContentTypeDefinition): Promise<void> {
    const { path } = type;
    // The form with most field types: from a phone to a desk the others are laid out alike.
    const hasMost = path === 'notices';
    const check = (what: string, at = hasMost ? undefined : [narrowest]) =>
      checkScreen(page, what, at, hasMost);
    await show(page, `/admins/${path}`, type.label.many);
    await check(`the list of ${path}`);
    if (arrangeField(type)) {
      await show(page, `/admins/${path}/arrange`, `Order of ${type.label.many.toLowerCase()}`);
      await check(`the order of ${path}`);
    }
    if (type.singleton) return;
    // A new one that is refused has all that it had before, and its messages.
    await show(page, `/admins/${path}/new`, `Add ${anyOf(type)}`);
    await saveButton(page).click();
    await theForm(page).getByRole('alert').first().waitFor();
    await check(`${path} refused`, [narrowest]);
    await show(page, `/admins/${path}/${idOf(path)}`, nameOf(type));
    // What a value adds to its field, as a picture does, is seen in the types that have pages.
    if (!type.pages?.one) return checkTouch(page, `one of ${path}`);
    await check(`one of ${path}`);
    await show(page, `/admins/${path}/${idOf(path)}/view`, nameOf(type));
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await check(`one of ${path}, as it is viewed`);
  }

  test('the lists and forms of types that together have every field type', async () => {
    await staffJourney({ viewport: 'phone' }, async ({ page }) => {
      await begin(page);
      for (const type of types) await checkScreensOf(page, type);
    });
  });

  // The list of a type, a new item and one of its items have a route each, for all types.
  test.each([
    ['/admins/nothing', 404],
    ['/admins/nothing/new', 404],
    ['/admins/trash/nothing', 404],
    ['/admins/notices/some/view/more', 404],
    ['/admins', 200],
    ['/admins/login', 200],
    ['/admins/notices/new', 200],
    ['/admins/notices/some', 200],
    ['/admins/organisation', 200],
  ])('%s answers %i', async (path, status) => {
    const response = await fetch(siteUrl + path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html.includes('404 Not Found')).toBe(status === 404);
    // In the last minutes of a day in Nepal caches keep a page until its end.
    expect(response.headers.get('cache-control')).toMatch(
      status === 404 ? /^no-store$/ : /^public, max-age=600, s-maxage=\d+$/,
    );
  });

  test('the dialogs: conflict, delete, draft offer, leaving, signing in again', async () => {
    const path = `/admins/notices/${idOf('notices')}`;
    await staffJourney({ viewport: 'phone', expected: /401|412/ }, async ({ page, context }) => {
      await page.goto(path);
      await input(page, 'title').fill('My title');
      await input(page, 'description').fill('My words. '.repeat(60));
      await changeItem('notices', idOf('notices'), { title: 'Their title', description: 'Their words' });
      await saveButton(page).click();
      const conflict = dialogCalled(page, 'This notice has changed since you opened it');
      await conflict.waitFor();
      // All dialogs have one frame, and this one most in it: the others are looked at where there is least room.
      await checkScreen(page, 'conflict');
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await page.getByRole('link', { name: 'Notices' }).first().click();
      await dialogCalled(page, 'Leave without saving?').waitFor();
      await checkScreen(page, 'leaving', [narrowest], false);
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await heading(page, 'Notices').waitFor();
      await goTo(page, path);
      await dialogCalled(page, 'Unsaved changes from earlier').waitFor();
      await checkScreen(page, 'draft offer', [narrowest], false);
      await page.getByRole('button', { name: 'Discard them' }).click();
      await page.getByRole('button', { name: 'Delete this notice' }).click();
      await dialogCalled(page, 'Delete this notice?').waitFor();
      await checkScreen(page, 'delete', [narrowest]);
      await page.getByRole('button', { name: 'Keep it' }).click();
      await input(page, 'title').fill('My title again');
      await context.clearCookies();
      await saveButton(page).click();
      await dialogCalled(page, 'Sign in again').waitFor();
      await checkScreen(page, 'signing in again', [narrowest], false);
    });
  });
});

/** Whether something that a selector finds has this name or text. */
const isThere = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, wanted) =>
        elements.some((element) =>
          [
            element.getAttribute('aria-label'),
            element.textContent.trim(),
            element.getAttribute('name'),
          ].includes(wanted),
        ),
      name,
    );

/** Goes on with the Tab key until the focus is on what has this name or text. */
async function tabTo(page: Page, name: string): Promise<void> {
  // The keys are faster than a list that is on its way.
  await expect
    .poll(() => isThere(page, 'a, button, input, textarea, select, label, [role=textbox]', name))
    .toBe(true);
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    if (await isThere(page, ':focus', name)) return;
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('by keyboard alone a notice with a picture is added, seen on the site, edited, deleted and restored', async () => {
  const title = `Typed ${Date.now().toString(36)}`;
  await journey({}, async ({ page }) => {
    // The login goes on to the page that was asked for first, and leaves its mark for the visitors' pages.
    await page.goto('/admins/notices');
    await page.waitForURL('**/admins/login?to=%2Fadmins%2Fnotices');
    await signIn(page, staff.email, staff.password);
    await page.waitForURL('**/admins/notices');
    expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBe('true');
    await press(page, 'Add a notice');
    await page.waitForURL('**/admins/notices/new');
    await input(page, 'title').waitFor();
    await write(page, 'title', title);
    await write(page, 'description', 'We leave at seven.');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Choose an image')]);
    await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await landscape(300, 200) });
    await page.getByLabel(/description of/i).fill('A ridge at dawn');
    await press(page, 'Publish');
    await toast(page, `“${title}” is published.`).waitFor();

    const form = await page.getByRole('link', { name: `Edit ${title}` }).getAttribute('href');
    const pathname = form?.replace('/admins', '') ?? '';
    const seen = async () => (await fetch(siteUrl + pathname)).text();
    expect(await seen()).toContain(`${title}</h1>`);
    expect(await seen()).toMatch(/<img [^>]*alt="A ridge at dawn"/);
    const status = async () => (await fetch(siteUrl + pathname)).status;

    await press(page, `Edit ${title}`);
    await page.waitForURL(`**/admins${pathname}`);
    await input(page, 'title').waitFor();
    await write(page, 'title', `${title}, moved`);
    await page.keyboard.press('Enter');
    await toast(page, `“${title}, moved” was saved.`).waitFor();
    expect(await seen()).toContain(`${title}, moved</h1>`);
    await press(page, 'Delete this notice');
    await dialogCalled(page, 'Delete this notice?').waitFor();
    await press(page, 'Delete');
    await toast(page, `“${title}, moved” was deleted.`).waitFor();
    expect(await status()).toBe(404);
    // The list follows, and takes the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await press(page, 'Undo');
    await toast(page, `“${title}, moved” is back.`).waitFor();
    expect(await status()).toBe(200);
    await deleteItem('notices', pathname.split('/').at(-1) ?? '');
  });
});
