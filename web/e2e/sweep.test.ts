import { describe, expect, test } from 'vitest';
import { patternsWithoutRoute } from './site';
import { fileTests } from './sweep/files';
import { keyboardTests } from './sweep/keyboard';
import { layoutTests } from './sweep/layout';
import { markupTests } from './sweep/markup';
import { openThingsTests } from './sweep/open-things';
import { paperTests } from './sweep/paper';
import { plainTests } from './sweep/plain';
import { previewTests } from './sweep/previews';
import { nepaliTests } from './sweep/nepali';
import { openStage } from './sweep/stage';
import { stillnessTests } from './sweep/stillness';

const on = openStage();

test('the sweep knows a path of every public route', () => {
  expect(patternsWithoutRoute(on().site.routes)).toEqual([]);
});
describe('layout', () => layoutTests(on));
describe('paper', () => paperTests(on));
describe('files of pictures', () => fileTests(on));
describe('open things', () => openThingsTests(on));
describe('markup', () => markupTests(on));
describe('no JavaScript', () => plainTests(on));
describe('reduced motion', () => stillnessTests(on));
describe('keyboard', () => keyboardTests(on));
describe('previews, icons, feeds', () => previewTests(on));
describe('in Nepali', () => nepaliTests(on));
