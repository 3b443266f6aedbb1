import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentPath, ItemPath } from '@content';
import { contentTypes, itemTypes, wordTypes } from '@content';
import { axeFindings, journey, launch, overflowsSideways, siteUrl, viewports } from './browser';
import { addItem, changeItem, deleteItem, landscape, staff, type Parts } from './content';
import { deleteAll, pdf } from './site';
import { dialogCalled, input, saveButton, theForm, toast } from './staff-kit';
import { staffJourney } from './staff-visit';

let browser: Browser;
/** One item of each type, by path. */
const ids = new Map<ContentPath, string>();

beforeAll(async () => {
  browser = await launch();
  const picture = { bytes: await landscape(600, 400), name: 'ridge.jpg' };
  const file = { bytes: await pdf(), name: 'report.pdf' };
  const text = { title: 'Dawn over the ridge', description: 'Before the monsoon the pipes were laid.' };
  const parts: Readonly<Record<ItemPath, Parts>> = {
    popups: { title: 'Health camp', content: 'On Friday.', photo: picture, isActive: 'false' },
    sliders: { title: 'Dawn over the ridge', image: picture },
    employees: { category: 'Project Staffs', name: 'Asha Sample', position: 'Coordinator', photo: picture },
    galleries: { title: 'First aid', category: 'Trainings', image: picture },
    stories: { ...text, image: picture, imageAlt: 'A ridge' },
    programs: {
      name: 'Water for Dailekh',
      objective: 'Clean water',
      targetBeneficiaries: '120 households',
      duration: 'Shrawan 2081 – Asar 2083',
      fundingPartner: 'Ward office',
    },
    publications: { ...text, publication: file },
    formats: { ...text, format: file },
    policies: { policy: file },
    notices: { ...text, image: picture },
  };
  await deleteAll('policies');
  for (const { path } of itemTypes) ids.set(path, (await addItem(path, parts[path]))._id);
  for (const { path } of wordTypes) ids.set(path, (await addItem(path, { _state: 'draft' }))._id);
});
afterAll(async () => {
  for (const [path, id] of ids) await deleteItem(path, id);
});

const idOf = (path: ContentPath) => ids.get(path) ?? '';

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

/** Everything that is asked of what is on the screen, at each width. */
async function checkScreen(page: Page, what: string, widths: readonly number[] = [360, 1440]): Promise<void> {
  for (const width of widths) {
    const known = Object.values(viewports).find((each) => each.width === width);
    await page.setViewportSize(known ?? { width, height: 900 });
    expect(await axeFindings(page), `${what} at ${width}`).toEqual([]);
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowsSideways(page), `${what} at ${width}`).toBe(false);
  }
  await page.setViewportSize(viewports.phone);
  expect(await smallTargets(page), what).toEqual([]);
}

/** Opens a path and waits until its screen is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

describe('axe finds nothing, nothing overflows, and a thumb reaches everything', () => {
  test('signing in and the forgotten password', async () => {
    await journey(browser, { viewport: 'phone' }, async ({ page }) => {
      await open(page, '/admins/login');
      await checkScreen(page, 'login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Email is required').waitFor();
      await checkScreen(page, 'login refused');
      await page.getByRole('button', { name: 'Forgotten your password?' }).click();
      await page.getByRole('button', { name: 'Send the link' }).waitFor();
      await checkScreen(page, 'forgotten password');
    });
  });

  test('the dashboard and its menu', async () => {
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await open(page, '/admins');
      await checkScreen(page, 'dashboard');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await checkScreen(page, 'menu', [360]);
    });
  });

  test.each(contentTypes.map(({ path, ...type }) => [path, type] as const))(
    '%s: the list, a new one that is refused, one of them',
    async (path, type) => {
      const isOne = 'singleton' in type;
      const hasView = 'pages' in type && 'one' in type.pages;
      const screens = [
        `/admins/${path}`,
        ...(isOne ? [] : [`/admins/${path}/${idOf(path)}`]),
        ...(hasView ? [`/admins/${path}/${idOf(path)}/view`] : []),
      ];
      await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
        for (const screen of screens) {
          await open(page, screen);
          const isForm = screen.endsWith(idOf(path));
          await checkScreen(page, screen, isForm ? [360, 1440] : [360]);
        }
        await page.goto(isOne ? `/admins/${path}` : `/admins/${path}/new`);
        if (isOne) return;
        await saveButton(page).click();
        await theForm(page).getByRole('alert').first().waitFor();
        await checkScreen(page, `${path} refused`, [360]);
      });
    },
  );

  test('the order of sliders', async () => {
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await open(page, '/admins/sliders/arrange');
      await checkScreen(page, 'arrange');
    });
  });

  test('the own account, and turning on the second step', async () => {
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await open(page, '/admins/account');
      await checkScreen(page, 'account');
      await page.getByRole('button', { name: 'Turn it on' }).click();
      await page.getByRole('textbox', { name: 'Your password', exact: true }).fill(staff.password);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByLabel('Code', { exact: true }).waitFor();
      await checkScreen(page, 'second step');
    });
  });

  test('what is not there, and what leads nowhere', async () => {
    await staffJourney(browser, { viewport: 'phone', expected: /404/ }, async ({ page }) => {
      await open(page, '/admins/notices/nobody');
      await checkScreen(page, 'missing notice');
      await open(page, '/admins/nothing');
      await checkScreen(page, 'no such screen');
    });
  });

  test.each([
    ['/admins/nothing', 404],
    ['/admins/nothing/new', 404],
    ['/admins/trash/nothing', 404],
    ['/admins/notices/some/view/more', 404],
    ['/admins', 200],
    ['/admins/login', 200],
    ['/admins/pictures', 200],
    ['/admins/trash', 200],
    ['/admins/staff', 200],
    ['/admins/account', 200],
    ['/admins/site-state', 200],
    ...contentTypes.flatMap(({ path }): [string, number][] => [
      [`/admins/${path}`, 200],
      [`/admins/${path}/new`, 200],
      [`/admins/${path}/some`, 200],
    ]),
  ])('%s answers %i', async (path, status) => {
    const response = await fetch(siteUrl + path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html.includes('404 Not Found')).toBe(status === 404);
    if (status === 404) expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['as nobody', 'as staff'])(
    'an unknown address reads as elsewhere, with ways on (%s)',
    async (who) => {
      const come = who === 'as staff' ? staffJourney : journey;
      await come(browser, { expected: /404/ }, async ({ page }) => {
        await page.goto('/admins/nothing');
        await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
        await page.getByRole('heading', { level: 2, name: '404 Not Found' }).waitFor();
        expect(await page.title()).toContain('Unexpected Application Error!');
        await page.getByRole('link', { name: 'Go to the dashboard' }).click();
        await page.waitForURL(who === 'as staff' ? '**/admins' : '**/admins/login*');
      });
    },
  );

  test.each([
    [360, 740],
    [320, 640],
    [740, 360],
    [900, 600],
    [1280, 600],
    [1440, 900],
  ])('the way out is in sight at %i × %i', async (width, height) => {
    await staffJourney(browser, {}, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/admins/notices');
      const out = page.getByRole('button', { name: 'Sign out', exact: true });
      await out.waitFor();
      for (const y of [0, 400]) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        const box = await out.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    });
  });

  test('the dialogs: conflict, delete, draft offer, leaving, signing in again', async () => {
    const path = `/admins/notices/${idOf('notices')}`;
    await staffJourney(browser, { viewport: 'phone', expected: /401|412/ }, async ({ page, context }) => {
      await open(page, path);
      await input(page, 'title').fill('My title');
      await input(page, 'description').fill('My words. '.repeat(60));
      await changeItem('notices', idOf('notices'), { title: 'Their title', description: 'Their words' });
      await saveButton(page).click();
      await dialogCalled(page, 'You changed this notice in another tab').waitFor();
      await checkScreen(page, 'conflict');
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await page.getByRole('link', { name: 'Notices' }).first().click();
      await dialogCalled(page, 'Leave without saving?').waitFor();
      await checkScreen(page, 'leaving');
      await page.getByRole('button', { name: 'Stay here' }).click();
      await page.reload();
      await dialogCalled(page, 'Unsaved changes from earlier').waitFor();
      await checkScreen(page, 'draft offer');
      await page.getByRole('button', { name: 'Discard them' }).click();
      await page.getByRole('button', { name: 'Delete this notice' }).click();
      await dialogCalled(page, 'Delete this notice?').waitFor();
      await checkScreen(page, 'delete');
      await page.getByRole('button', { name: 'Keep it' }).click();
      await input(page, 'title').fill('My title again');
      await context.clearCookies();
      await saveButton(page).click();
      await dialogCalled(page, 'Sign in again').waitFor();
      await checkScreen(page, 'signing in again');
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

describe('by keyboard alone', () => {
  test('a notice with a picture is added, edited and deleted, and that is taken back', async () => {
    const title = `Typed ${Date.now().toString(36)}`;
    await staffJourney(browser, {}, async ({ page }) => {
      await open(page, '/admins/notices');
      await press(page, 'Add a notice');
      await page.waitForURL('**/admins/notices/new');
      await input(page, 'title').waitFor();
      await press(page, 'Publish');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('title');
      await page.keyboard.type(title);
      await write(page, 'description', 'We leave at seven.');
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Choose an image')]);
      await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await landscape(300, 200) });
      const [added] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        press(page, 'Publish'),
      ]);
      const { data } = (await added.json()) as { data: { _id: string } };
      await toast(page, `“${title}” is published.`).waitFor();
      await press(page, `Edit ${title}`);
      await page.waitForURL(`**/admins/notices/${data._id}`);
      await input(page, 'title').waitFor();
      await write(page, 'title', `${title}, moved`);
      await page.keyboard.press('Enter');
      await toast(page, `“${title}, moved” was saved.`).waitFor();
      await press(page, 'Delete this notice');
      await dialogCalled(page, 'Delete this notice?').waitFor();
      await press(page, 'Delete');
      await toast(page, `“${title}, moved” was deleted.`).waitFor();
      await press(page, 'Undo');
      await toast(page, `“${title}, moved” is back.`).waitFor();
      await deleteItem('notices', data._id);
    });
  });

  test('a program is added, edited and deleted', async () => {
    const name = `Typed ${Date.now().toString(36)}`;
    await staffJourney(browser, {}, async ({ page }) => {
      await open(page, '/admins/programs/new');
      for (const field of [
        'name',
        'objective',
        'targetBeneficiaries',
        'duration',
        'budget',
        'fundingPartner',
        'remarks',
      ])
        await write(page, field, field === 'name' ? name : `The ${field}`);
      await tabTo(page, 'isOngoing');
      await page.keyboard.press('ArrowRight');
      await press(page, 'Publish');
      await toast(page, `“${name}” is published.`).waitFor();
      await press(page, `Edit ${name}`);
      await input(page, 'name').waitFor();
      expect(await theForm(page).getByRole('radio', { name: 'Completed' }).isChecked()).toBe(true);
      await write(page, 'name', `${name} II`);
      await page.keyboard.press('Enter');
      await toast(page, `“${name} II” was saved.`).waitFor();
      await press(page, 'Delete this program');
      await press(page, 'Delete');
      await toast(page, `“${name} II” was deleted.`).waitFor();
      await page.waitForURL('**/admins/programs');
      expect(await page.getByRole('link', { name: `${name} II`, exact: true }).count()).toBe(0);
    });
  });
});

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
}

/** The script files of a first view, and the files of every route by its id. */
async function firstView(page: Page, path: string) {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(new URL(response.url()).pathname, response);
  });
  await open(page, path);
  const routes = await page.evaluate(
    () =>
      (window as unknown as { __reactRouterManifest: { routes: Record<string, RouteFiles> } })
        .__reactRouterManifest.routes,
  );
  const files = (side: 'admin' | 'public') =>
    Object.entries(routes)
      .filter(([id]) => id.startsWith(`routes/${side}/`))
      .flatMap(([, { module, imports = [] }]) => [module, ...imports]);
  const names = [...scripts.keys()];
  const text = (await Promise.all([...scripts.values()].map((script) => script.text()))).join('\n');
  return {
    names,
    text,
    visitors: new Set(files('public')),
    staff: new Set(files('admin')),
  };
}

describe('neither side loads the other’s code', () => {
  test.each(['/', '/notices', '/stories'])(
    'the first view of %s holds nothing of the staff area',
    async (path) => {
      await journey(browser, {}, async ({ page }) => {
        const { names, text, visitors, staff } = await firstView(page, path);
        expect(names.filter((name) => staff.has(name) && !visitors.has(name))).toEqual([]);
        expect(names.length).toBeGreaterThan(2);
        const theirs = ['Admin Portal', 'Idempotency-Key', 'Nothing to save yet', 'Leave without saving'];
        expect(theirs.filter((words) => text.includes(words))).toEqual([]);
      });
    },
  );

  test.each(['/admins', '/admins/notices', '/admins/notices/new'])(
    'the first view of %s holds nothing of the visitors’ pages beyond the shared shell',
    async (path) => {
      await staffJourney(browser, {}, async ({ page }) => {
        const { names, text, visitors, staff } = await firstView(page, path);
        expect(names.filter((name) => visitors.has(name) && !staff.has(name))).toEqual([]);
        expect(text.includes('Admin Portal')).toBe(true);
        const theirs = ['Pictures of our work', 'Loading slider...', 'carousel', 'Next picture'];
        expect(theirs.filter((words) => text.includes(words))).toEqual([]);
      });
    },
  );
});
