// Bundles the service worker into the client build: one file at the root, as its scope is the whole site.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  absWorkingDir: here('..'),
  entryPoints: ['service-worker/service-worker.ts'],
  outfile: 'build/client/service-worker.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  alias: {
    '@content': here('../../functions/content'),
    '@site/web': here('../app/site'),
    '@site': here('../../functions/site'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
