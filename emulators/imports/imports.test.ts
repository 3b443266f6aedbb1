import { expect, test } from 'vitest';
import { findCycles } from './cycles';
import { modulesOf, type Export, type Import, type Module } from './modules';
import { findUnusedExports } from './unused';
import { findZoneBreaks } from './zones';

const exported = (name: string, isType = false, isUsedHere = false): Export => ({
  name,
  line: 1,
  isType,
  isUsedHere,
});
const module = (file: string, imports: (string | Import)[], exports: Export[] = []): Module => ({
  file,
  imports: imports.map((each) => (typeof each === 'string' ? { from: each, names: ['*'] } : each)),
  exports,
});

test('a cycle of files and one of folders are each told once, and tests may import anything', () => {
  const modules = [
    module('a/x/1.ts', ['a/x/2.ts', 'a/y/1.ts']),
    module('a/x/2.ts', ['a/x/1.ts']),
    module('a/y/1.ts', ['a/y/deep/1.ts']),
    module('a/y/deep/1.ts', ['a/x/3.ts']),
    module('a/x/3.ts', []),
    module('a/x/3.test.ts', ['a/z/1.ts']),
    module('a/z/1.ts', ['a/x/1.ts']),
  ];
  expect(findCycles(modules)).toEqual([
    'a cycle: a/x/1.ts → a/x/2.ts → a/x/1.ts',
    'a cycle: between folders of a: x → y → x',
  ]);
});

test('an export is used when a file imports it, also through others that pass it on', () => {
  const modules = [
    module(
      'a.ts',
      [],
      ['one', 'two', 'three', 'four'].map((name) => exported(name)),
    ),
    module('b.ts', [{ from: 'a.ts', names: [], passedOn: new Map([['two', 'second']]) }]),
    module('all.ts', [{ from: 'b.ts', names: [], passedOn: new Map([['*', '*']]) }]),
    module('c.ts', [
      { from: 'a.ts', names: ['one'] },
      { from: 'all.ts', names: ['second'] },
    ]),
    module('c.test.ts', [{ from: 'a.ts', names: ['three'] }]),
    module('d.ts', [], [exported('Needed', true, true), exported('Idle', true)]),
    module('functions/src/index.ts', [], [exported('api')]),
  ];
  expect(findUnusedExports(modules)).toEqual([
    'a.ts:1 exports four, which nothing imports',
    'd.ts:1 exports Idle, which nothing imports',
  ]);
});

test('imports across zones are told with the reason', () => {
  const [app, src] = ['web/app', 'functions/src'];
  const breaks: readonly [string, string][] = [
    [`${app}/data/x.ts`, `${src}/store/ids.ts`],
    [`${src}/site/site.ts`, `${app}/server.ts`],
    ['functions/content/index.ts', `${src}/config.ts`],
    [`${src}/content/writer.ts`, `${src}/api/body.ts`],
    [`${src}/store/ids.ts`, `${src}/content/writer.ts`],
    [`${app}/components/card.tsx`, `${app}/features/hero/hero.tsx`],
    [`${app}/data/x.ts`, `${app}/components/card.tsx`],
    [`${app}/features/hero/hero.tsx`, `${app}/routes/public/home.tsx`],
    [`${app}/features/popup/popup.tsx`, `${app}/features/session/session.ts`],
  ];
  for (const [file, from] of breaks) expect(findZoneBreaks([module(file, [from])]), file).toHaveLength(1);
  const fine: readonly [string, string][] = [
    [`${app}/features/gallery/grid.tsx`, `${app}/features/lightbox/lightbox.tsx`],
    [`${app}/routes/public/home.tsx`, `${app}/features/hero/hero.tsx`],
    [`${src}/api/app.ts`, `${src}/content/writer.ts`],
    [`${app}/features/popup/popup.test.ts`, `${app}/features/session/session.ts`],
  ];
  for (const [file, from] of fine) expect(findZoneBreaks([module(file, [from])]), file).toEqual([]);
});

test('modules are read from the sources, types and dynamic imports too', () => {
  const modules = modulesOf('emulators');
  const of = (file: string) => modules.find((each) => each.file === `emulators/${file}`);
  expect(of('imports/cycles.ts')).toEqual({
    file: 'emulators/imports/cycles.ts',
    imports: [{ from: 'emulators/imports/modules.ts', names: ['isTest', 'Module'] }],
    exports: [{ name: 'findCycles', line: expect.any(Number) as number, isType: false, isUsedHere: false }],
  });
  expect(of('bench.ts')?.imports).toContainEqual({ from: 'emulators/seed/seed.ts', names: ['*'] });
  expect(of('suite.ts')?.exports.map(({ name }) => name)).toContain('suiteEnv');
});
