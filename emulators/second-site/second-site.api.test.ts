import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { momentAt } from '@content/calendar';
import { createServices } from '../../functions/src/services';
import type { TestApi } from '../../functions/src/testing/api';
import { clientOf, startApi } from '../../functions/src/testing/api';
import { journey, launch, siteUrl } from '../../web/e2e/browser';
import { tokens } from '../../web/app/site/theme/tokens';
import { demoPassword, demoStaff } from '../seed/accounts';
import { secondSiteBuild } from '../shared/paths';
import { startSite } from '../suite/site-server';
import { demoProject } from '../suite/suite-env';

interface Activity {
  readonly _id: string;
  readonly titulo: string;
}

const valid = { titulo: 'Passeio no rio', descricao: 'Ligue para o 912 345 678.', custo: '5 €' };
const add = (api: TestApi, values: object) =>
  api.call('/atividades', { method: 'POST', as: 'staff', body: { ...valid, ...values } });
const titles = async (api: TestApi, query = '') =>
  ((await api.call(`/atividades${query}`)).body.data as Activity[]).map(({ titulo }) => titulo);

/** What nothing of another site may hold: our names, our types, our fonts and colours. */
const ours = [
  ...['Pahilo', 'Kiran', 'Nepal', 'Karnali', 'notices', 'stories', 'employees', 'popups', 'Mukta'],
  ...Object.values(tokens.colors)
    .map(({ value }) => value)
    .filter((colour) => colour !== '#FFFFFF'),
];
const oursIn = (text: string) => ours.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

describe('the engine, built with the folder of another site', () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    const { stop } = await startSite({ SITE_URL: siteUrl }, secondSiteBuild);
    api = await clientOf(createServices(), siteUrl, stop);
    browser = await launch();
  });
  afterAll(() => api.stop());

  /**
   * Has the demo staff member in this file's project too: whatever project a process is in, passwords are checked in that
   * of the emulators.
   */
  async function admitDemoStaff(): Promise<void> {
    const emulators = initializeApp({ projectId: demoProject }, demoProject);
    const { uid } = await getAuth(emulators).getUserByEmail(demoStaff.email);
    await getAuth().createUser({ uid, email: demoStaff.email, displayName: demoStaff.displayName });
    await getAuth().setCustomUserClaims(uid, { admin: true });
  }

  /** A page as the server renders it. */
  async function rendered(path: string): Promise<{ status: number; html: string }> {
    const response = await fetch(siteUrl + path);
    return { status: response.status, html: await response.text() };
  }

  test('has its two types, and none of ours', async () => {
    const { paths } = (await api.call('/openapi.json')).body as { paths: Record<string, object> };
    expect(paths).toHaveProperty(['/api/v1/atividades']);
    expect(paths).toHaveProperty(['/api/v1/associacao']);
    expect((await api.call('/atividades')).status).toBe(200);
    expect((await api.call('/notices')).status).toBe(404);
  });

  test('stores, publishes and refuses in its words', async () => {
    expect((await add(api, { titulo: 'Rascunho', _state: 'draft' })).status).toBe(201);
    const added = await add(api, {});
    expect(added.status, added.text).toBe(201);
    const shown = await titles(api);
    expect(shown).toContain('Passeio no rio');
    expect(shown).not.toContain('Rascunho');
    const { _id } = added.body.data as Activity;
    expect((await api.call(`/atividades/${_id}`)).text).toContain('tel:+351912345678');
    const refused = await add(api, { titulo: '', descricao: '' });
    expect([refused.status, refused.body.detail]).toEqual([400, 'Faltam o título e a descrição']);
    const missing = await api.call('/atividades/nada');
    expect([missing.status, missing.body.detail]).toEqual([404, 'Atividade não encontrada']);
  });

  test('renders its home page and an activity, in its name and language', async () => {
    const added = await add(api, { titulo: 'Limpeza da margem', inscricoesAte: '2031-06-30' });
    const home = await rendered('/');
    expect(home.status).toBe(200);
    expect(home.html).toContain('<html lang="pt-PT"');
    expect(home.html).toContain('<title>Associação Rio Claro</title>');
    expect(home.html).toContain('Limpeza da margem');
    expect(home.html).toContain('"@type":"NGO","name":"Associação Rio Claro"');
    const path = `/atividades/${(added.body.data as Activity)._id}`;
    const one = await rendered(path);
    expect(one.status).toBe(200);
    expect(one.html).toContain('<title>Limpeza da margem · Associação Rio Claro</title>');
    expect(one.html).toContain('Inscrições até 30/06/2031');
    expect((await rendered('/sitemap.xml')).html).toContain(`<loc>${siteUrl}${path}</loc>`);
    expect(JSON.parse((await rendered('/site.webmanifest')).html)).toMatchObject({
      name: 'Associação Rio Claro',
      lang: 'pt-PT',
      theme_color: '#0B3C5D',
    });
    for (const { html } of [home, one]) expect(oursIn(html)).toEqual([]);
  });

  test.each([
    ['/nada', 'Esta página não existe.'],
    ['/atividades/nada', 'Atividade não encontrada'],
    ['/notices', 'Esta página não existe.'],
  ])('says in its language that there is no %s', async (path, text) => {
    const { status, html } = await rendered(path);
    expect(status).toBe(404);
    expect(html).toContain(`<title>${text} · Associação Rio Claro</title>`);
  });

  test('has nothing of ours in what browsers load', () => {
    const client = join(secondSiteBuild, 'web/build/client');
    const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|svg)$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(20);
    const found = scripts.flatMap((name) =>
      oursIn(readFileSync(join(client, name), 'utf8')).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('has a staff area in which an activity is added that a visitor then reads', async () => {
    await admitDemoStaff();
    await journey(browser, {}, async ({ page, context }) => {
      await page.goto('/admins');
      await page.waitForURL('**/admins/login*');
      await page.getByLabel('E-mail').fill(demoStaff.email);
      await page.getByLabel('Palavra-passe').fill(demoPassword);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.waitForURL('**/admins');
      for (const name of ['Atividades', 'Associação'])
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).waitFor();
      await page.getByRole('link', { name: 'Nova atividade' }).click();
      await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Horta comum');
      await page.getByRole('textbox', { name: 'Descrição', exact: true }).fill('Às nove, junto ao cais.');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.waitForURL('**/admins/atividades');

      const visitor = await context.newPage();
      await visitor.goto('/');
      await visitor.getByRole('link', { name: 'Horta comum' }).click();
      await visitor.getByRole('heading', { level: 1, name: 'Horta comum' }).waitFor();
      await visitor.getByText('Às nove, junto ao cais.').waitFor();
      await visitor.getByRole('link', { name: 'Todas as atividades' }).click();
      await visitor.getByRole('heading', { level: 1, name: 'Atividades' }).waitFor();
      expect(await visitor.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Georgia');
    });
  });
});

describe('by the clocks of Lisbon', () => {
  let now: Date;
  let api: TestApi;
  /** The API from a moment on: staff sign in then. */
  async function startAt(moment: string): Promise<void> {
    now = new Date(moment);
    const services = createServices({ clock: () => now });
    api = await startApi(() => services);
  }
  afterEach(() => api.stop());

  test.each([
    ['in summer', '2031-06-30', '2031-06-30T22:59:59.999Z', '2031-06-30T23:00:00Z'],
    ['in winter', '2031-01-15', '2031-01-15T23:59:59.999Z', '2031-01-16T00:00:00Z'],
  ])('an activity is open %s until its last day ends', async (titulo, inscricoesAte, last, over) => {
    await startAt(last);
    const added = await add(api, { titulo, inscricoesAte });
    expect(added.status, added.text).toBe(201);
    expect(await titles(api, '?state=open')).toContain(titulo);
    now = new Date(over);
    expect(await titles(api, '?state=open')).not.toContain(titulo);
    expect(await titles(api, '?state=closed')).toContain(titulo);
  });

  test('one that is scheduled for ten in the morning is there from then on', async () => {
    await startAt('2031-07-01T00:00:00Z');
    const begins = momentAt('2031-07-02', '10:00');
    expect(begins.toISOString()).toBe('2031-07-02T09:00:00.000Z');
    const added = await add(api, { titulo: 'Marcada', _publishAt: begins.toISOString() });
    expect(added.status, added.text).toBe(201);
    now = new Date(begins.getTime() - 1);
    expect(await titles(api)).not.toContain('Marcada');
    now = begins;
    expect(await titles(api)).toContain('Marcada');
  });
});
