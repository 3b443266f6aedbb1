import { deleteApp, getApps } from 'firebase-admin/app';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config';
import { createServices, type Services } from '../services';
import type { MediaRecord } from '../model/media';

/** Services for one test that reach no emulator: it mocks what they read. */
export function unconnectedServices(clock = () => new Date()): Services {
  onTestFinished(() => Promise.all(getApps().map((app) => deleteApp(app))).then(() => undefined));
  const project = { SITE_ORIGINS: 'https://site.example', WEB_API_KEY: 'key', GCLOUD_PROJECT: 'demo-unit' };
  return createServices({ config: readConfig(project), clock });
}

export const person = { uid: 'test', email: '', displayName: null };
export const rendition = { width: 1, height: 1, placeholder: '', widths: [] };
/** A picture of the library. */
export const pictureRecord = (consent: MediaRecord['consent']): MediaRecord => {
  const file = { name: 'asha.jpg', type: 'image/jpeg', bytes: 1, renditions: { picture: rendition } };
  return { ...file, consent, history: [], createdAt: new Date(), createdBy: person };
};
