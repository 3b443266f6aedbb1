import { describe, expect, test } from 'vitest';
import { patternsWithoutRoute } from './site';
import { layoutTests } from './sweep/layout';
import { paperTests } from './sweep/paper';
import { openStage } from './sweep/stage';

const on = openStage();

test('the sweep knows a path of every public route', () => {
  expect(patternsWithoutRoute(on().site.routes)).toEqual([]);
});
describe('layout', () => layoutTests(on));
describe('paper', () => paperTests(on));
