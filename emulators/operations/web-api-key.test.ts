import { expect, test } from 'vitest';
import type { GoogleCall } from './google-api';
import { type ApiKey, isRestricted, restrictKey } from './web-api-key';
import { UserError } from '../shared/user-error';

test('the web API key is restricted to signing in, once, and only where that is asked for', async () => {
  let key: ApiKey = { name: 'projects/1/locations/global/keys/k' };
  const asked: string[] = [];
  const call: GoogleCall = <T>(_method: string, url: string, change?: object) => {
    asked.push(url);
    key = { ...key, ...change };
    return Promise.resolve(key as T);
  };
  expect(await restrictKey(call, 'AIza x', false)).toMatch(/^The web API key may call other services/);
  expect([asked[0], isRestricted(key)]).toEqual([
    'https://apikeys.googleapis.com/v2/keys:lookupKey?keyString=AIza%20x',
    false,
  ]);
  expect(await restrictKey(call, 'AIza x', true)).toMatch(/^Put right/);
  expect(isRestricted(key)).toBe(true);
  expect(await restrictKey(call, 'AIza x', true)).toBeNull();
  expect(isRestricted({ restrictions: { apiTargets: [{ service: 'translate.googleapis.com' }] } })).toBe(
    false,
  );
  const off = () => Promise.reject(new UserError('API Keys API has not been used in project 1'));
  expect(await restrictKey(off, 'x', true)).toContain('gcloud services enable apikeys.googleapis.com');
});
