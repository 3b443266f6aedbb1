import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contentTypes } from '@content';
import { openApi } from './openapi';

test('openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(openApi());
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('openapi.json describes every verb of every type', () => {
  const { paths } = openApi() as { paths: Record<string, object> };
  for (const { path } of contentTypes) {
    expect(Object.keys(paths[`/api/v1/${path}`] ?? {})).toEqual(['get', 'post']);
    expect(Object.keys(paths[`/api/v1/${path}/{id}`] ?? {})).toEqual([
      'parameters',
      'get',
      'patch',
      'delete',
    ]);
    expect(Object.keys(paths[`/api/v1/${path}/{id}/restore`] ?? {})).toEqual(['parameters', 'post']);
  }
});
