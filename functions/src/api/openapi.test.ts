import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { openApi } from './openapi';

const described = openApi();

test('openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(described);
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('no response is described vaguely: the types made from openapi.json know every field', async () => {
  const types = astToString(await openapiTypescript(described as never));
  // Headers are not described, and open; elsewhere a type without fields is that of {} and of an item without files.
  const vague = types
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) => /\bunknown\b(?!:)|Record<string, never>/.test(line) && line !== '[name: string]: unknown;',
    );
  expect(new Set(vague)).toEqual(
    new Set([
      'export type webhooks = Record<string, never>;',
      'export type $defs = Record<string, never>;',
      'Nothing: Record<string, never>;',
      'files: Record<string, never>;',
    ]),
  );
});
