import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { productionModule } from '../../scripts/react-modules';

const require = createRequire(import.meta.url);
/** Packages that choose their version when they are first loaded. */
const chosenOnce = /node_modules\/(react|react-dom|scheduler)\//;

/** Loads a package as in production, past the version that other tests of this process have loaded. */
function inProduction(name: string): object {
  const loaded = Object.entries(require.cache).filter(([path]) => chosenOnce.test(path));
  for (const [path] of loaded) Reflect.deleteProperty(require.cache, path);
  const production = require(name) as object;
  for (const path of Object.keys(require.cache))
    if (chosenOnce.test(path)) Reflect.deleteProperty(require.cache, path);
  Object.assign(require.cache, Object.fromEntries(loaded));
  return production;
}

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])(
  'the module of %s has all that its package gives, and nothing of CommonJS',
  (name) => {
    vi.stubEnv('NODE_ENV', 'production');
    const module = productionModule(require.resolve(name)) ?? '';
    const exported = /export \{ (.*) \};/.exec(module)?.[1]?.split(', ') ?? [];
    const given = Object.keys(inProduction(name));
    expect(exported.map((each) => each.split(' as ')[1]).sort()).toEqual(given.sort());
    expect(module).not.toMatch(/\brequire\(|module\.exports/);
    vi.unstubAllEnvs();
  },
);
