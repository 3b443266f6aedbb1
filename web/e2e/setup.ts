import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { clear } from './content';
import { takeUndos } from './undo';

async function undo(undos = takeUndos()): Promise<void> {
  for (const each of undos.reverse()) await each();
}

beforeAll(() => clear('popups'));
// A file leaves nothing of what it has added, and a test nothing that was not there before it.
const ofFile = takeUndos();
beforeEach(() => {
  ofFile.push(...takeUndos());
});
afterEach(() => undo());
afterAll(() => undo([...ofFile, ...takeUndos()]));
