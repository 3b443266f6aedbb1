import { expect, test } from 'vitest';
import { lossesOf } from './api-losses';

const text = { type: 'string' };
const before = {
  paths: { '/notices': { get: {}, post: {} }, '/stories': { get: {} } },
  components: {
    schemas: {
      Notice: { properties: { title: text, files: { items: { properties: { name: text, bytes: text } } } } },
      Story: { properties: { title: text } },
    },
  },
};

test('what is new breaks nothing', () => {
  const after = structuredClone(before) as { paths: object; components: object };
  Object.assign(after.paths, { '/popups': { get: {} } });
  Object.assign(after.components, { schemas: { ...before.components.schemas, Popup: {} } });
  expect(lossesOf(before, after as typeof before)).toEqual([]);
});

test('operations, schemas and properties that are gone are named', () => {
  const after = {
    paths: { '/notices': { get: {} } },
    components: { schemas: { Notice: { properties: { files: { items: { properties: { name: text } } } } } } },
  };
  expect(lossesOf(before, after)).toEqual([
    'POST /notices',
    'GET /stories',
    'Notice.title',
    'Notice.files[].bytes',
    'Story',
  ]);
});
