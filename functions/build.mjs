// Bundles the functions (with @content and @site inlined, as the Firebase CLI uploads no workspace packages) and lays
// web's server build beside them.
import { cp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { context } from 'esbuild';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const watch = process.argv.includes('--watch');
const lib = here('lib');
const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'));

await rm(lib, { recursive: true, force: true });
const bundle = await context({
  absWorkingDir: here('.'),
  entryPoints: ['src/index.ts', 'src/media-processing/pdf-worker.js'],
  outdir: lib,
  entryNames: '[name]', // beside each other, and beside web
  bundle: true,
  splitting: true,
  // These are installed with the functions. Anything else becomes a part of them: many small modules load slowly as files.
  external: Object.keys(dependencies),
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  alias: { '@content': here('content'), '@site': here('site') },
  logLevel: 'warning',
});
await bundle.rebuild();

const webServer = here('../web/build/server');
if (existsSync(webServer)) await cp(webServer, here('lib/web'), { recursive: true });
else if (!watch) throw new Error('web is not built yet: run "npm run build" at the root');

if (watch) await bundle.watch();
else await bundle.dispose();
