import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from './config';
import { createServices } from './services';

const config = readConfig({
  SITE_ORIGINS: 'https://site.example',
  WEB_API_KEY: 'key',
  GCLOUD_PROJECT: 'demo-services',
});
afterEach(() => Promise.all(getApps().map((app) => deleteApp(app))));

test('services work on the default app, whatever apps tools have beside it', () => {
  initializeApp({ projectId: 'demo-tool' }, 'tool');
  createServices({ config });
  expect(getApps().map(({ name }) => name)).toEqual(['tool', '[DEFAULT]']);
});
