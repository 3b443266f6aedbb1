import { describe } from 'vitest';
import { fileTests } from './sweep/files';
import { keyboardTests } from './sweep/keyboard';
import { markupTests } from './sweep/markup';
import { openThingsTests } from './sweep/open-things';
import { plainTests } from './sweep/plain';
import { previewTests } from './sweep/previews';
import { openStage } from './sweep/stage';
import { stillnessTests } from './sweep/stillness';

const on = openStage();

describe('files of pictures', () => fileTests(on));
describe('open things', () => openThingsTests(on));
describe('markup', () => markupTests(on));
describe('no JavaScript', () => plainTests(on));
describe('reduced motion', () => stillnessTests(on));
describe('keyboard', () => keyboardTests(on));
describe('previews, icons, feeds', () => previewTests(on));
