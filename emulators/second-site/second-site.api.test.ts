import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { momentAt } from '@content/calendar';
import { createServices } from '../../functions/src/services';
import type { TestApi } from '../../functions/src/testing/api';
import { clientOf, startApi } from '../../functions/src/testing/api';
import { startFunction } from '../../functions/src/testing/framework';
import { cacheFolder, functionsFolder } from '../shared/paths';
import { run } from '../shared/processes';

interface Activity {
  readonly _id: string;
  readonly titulo: string;
}

const valid = { titulo: 'Passeio no rio', descricao: 'Ligue para o 912 345 678.', custo: '5 €' };
const add = (api: TestApi, values: object) =>
  api.call('/atividades', { method: 'POST', as: 'staff', body: { ...valid, ...values } });
const titles = async (api: TestApi, query = '') =>
  ((await api.call(`/atividades${query}`)).body.data as Activity[]).map(({ titulo }) => titulo);

describe('the functions, built with the folder of another site', () => {
  let api: TestApi;
  beforeAll(async () => {
    const out = join(cacheFolder, 'second-site');
    const site = join(import.meta.dirname, 'functions');
    const { code, output } = await run(process.execPath, ['build.mjs', '--site', site, '--out', out], {
      cwd: functionsFolder,
    });
    expect(code, output).toBe(0);
    symlinkSync(join(functionsFolder, 'node_modules'), join(out, 'node_modules'));
    writeFileSync(join(out, 'package.json'), '{ "type": "module", "main": "index.js" }');
    const { url, stop } = await startFunction('api', {}, { source: out });
    api = await clientOf(createServices(), url, stop);
  });
  afterAll(() => api.stop());

  test('have its two types, and none of ours', async () => {
    const { paths } = (await api.call('/openapi.json')).body as { paths: Record<string, object> };
    expect(paths).toHaveProperty(['/api/v1/atividades']);
    expect(paths).toHaveProperty(['/api/v1/associacao']);
    expect((await api.call('/atividades')).status).toBe(200);
    expect((await api.call('/notices')).status).toBe(404);
  });

  test('store, publish and refuse in its words', async () => {
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
