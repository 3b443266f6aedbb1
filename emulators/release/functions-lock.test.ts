import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockOfWorkspace, resolveLocked, type Lock, type LockedPackage } from './functions-lock';
import { root } from '../shared/paths';

const ours = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const names = ({ dependencies, devDependencies, optionalDependencies }: LockedPackage) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

describe("the functions' own lockfile", () => {
  const lock = lockOfWorkspace(ours, 'functions');

  test('has for every package, and for all that it needs, the version that was tested', () => {
    const walked = new Set<string>();
    const walk = (at: string, was: string) => {
      if (walked.has(at)) return;
      walked.add(at);
      const entry = lock.packages[at];
      expect([at, entry?.version]).toEqual([at, ours.packages[was]?.version]);
      for (const name of names(at === '' ? (entry ?? {}) : { ...entry, devDependencies: {} })) {
        const [now, before] = [
          resolveLocked(lock.packages, at, name),
          resolveLocked(ours.packages, was, name),
        ];
        expect([at, name, now === undefined]).toEqual([at, name, before === undefined]);
        if (now !== undefined && before !== undefined) walk(now, before);
      }
    };
    walk('', 'functions');
    expect([...walked].sort()).toEqual(Object.keys(lock.packages).sort());
  });

  test('names no place that packages come from, and what the cloud installs holds no tools', () => {
    expect(JSON.stringify(lock)).not.toMatch('"resolved"');
    const installed = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
    expect(installed.map(([at]) => at)).toEqual(expect.arrayContaining(['', 'node_modules/sharp']));
    expect(installed.map(([at]) => at)).not.toContain('node_modules/esbuild');
  });
});

describe('a part of a lockfile', () => {
  const part = (packages: Record<string, LockedPackage>) =>
    lockOfWorkspace({ lockfileVersion: 3, packages }, 'app').packages;

  test('each finds the version it had, also where two of them move to one folder', () => {
    const packages = part({
      app: { dependencies: { own: '^2.0.0', other: '1.0.0' } },
      'app/node_modules/own': { version: '2.0.0' },
      'node_modules/own': { version: '1.0.0', dev: true },
      'node_modules/other': { version: '1.0.0', dependencies: { own: '^1.0.0' } },
      'node_modules/unrelated': { version: '1.0.0' },
    });
    expect(packages).toEqual({
      '': { dependencies: { own: '^2.0.0', other: '1.0.0' } },
      'node_modules/own': { version: '2.0.0' },
      'node_modules/other': { version: '1.0.0', dependencies: { own: '^1.0.0' } },
      'node_modules/other/node_modules/own': { version: '1.0.0' },
    });
  });

  test('is marked for what needs it now: tools, optional packages, either', () => {
    const packages = part({
      app: { dependencies: { lib: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
      'node_modules/lib': { version: '1.0.0', optionalDependencies: { binary: '1.0.0', absent: '1.0.0' } },
      'node_modules/binary': { version: '1.0.0', dependencies: { both: '1.0.0' } },
      'node_modules/tool': {
        version: '1.0.0',
        dependencies: { both: '1.0.0' },
        optionalDependencies: { engine: '1' },
      },
      'node_modules/both': { version: '1.0.0' },
      'node_modules/engine': { version: '1.0.0' },
    });
    const marks = Object.entries(packages).map(([at, { dev, optional, devOptional }]) => [
      at.replace('node_modules/', ''),
      Object.entries({ dev, optional, devOptional }).flatMap(([mark, is]) => (is ? [mark] : [])),
    ]);
    expect(Object.fromEntries(marks)).toEqual({
      '': [],
      lib: [],
      binary: ['optional'],
      both: ['devOptional'],
      tool: ['dev'],
      engine: ['dev', 'optional'],
    });
  });

  test('peers are brought along unless they are optional, and what is missing is named', () => {
    const lib = { version: '1.0.0', peerDependencies: { peer: '1', maybe: '1' } };
    const incomplete = {
      app: { dependencies: { lib: '1.0.0' } },
      'node_modules/lib': { ...lib, peerDependenciesMeta: { maybe: { optional: true } } },
      'node_modules/maybe': { version: '1.0.0' },
    };
    const whole = { ...incomplete, 'node_modules/peer': { version: '1.0.0' } };
    expect(Object.keys(part(whole))).toEqual(['', 'node_modules/lib', 'node_modules/peer']);
    expect(() => part(incomplete)).toThrow(
      'package-lock.json lacks peer, which node_modules/lib needs: run npm install',
    );
  });
});
