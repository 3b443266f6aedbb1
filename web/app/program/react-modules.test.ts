import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { productionModule } from '../../scripts/react-modules';

const require = createRequire(import.meta.url);

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])(
  'the module of %s has all that its package gives, and nothing of CommonJS',
  (name) => {
    vi.stubEnv('NODE_ENV', 'production');
    const module = productionModule(require.resolve(name)) ?? '';
    const exported = /export \{ (.*) \};/.exec(module)?.[1]?.split(', ') ?? [];
    const given = Object.keys(require(name) as object);
    expect(exported.map((each) => each.split(' as ')[1]).sort()).toEqual(given.sort());
    expect(module).not.toMatch(/\brequire\(|module\.exports/);
    vi.unstubAllEnvs();
  },
);
