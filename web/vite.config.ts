import { reactRouter } from '@react-router/dev/vite';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { firstModules } from './app/client/starter.ts';
import { devPages } from './scripts/dev-pages.ts';

const routerFiles = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
/** The package's own export map leads a build to the development version, warnings included. */
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}dom-export.mjs` },
];
const content = fileURLToPath(new URL('../functions/content/', import.meta.url));
const site = fileURLToPath(new URL('../functions/site/', import.meta.url));
/** Where `npm run dev` finds the API and the uploaded files: the Hosting emulator. */
const emulators = process.env.SITE_ORIGIN ?? 'http://127.0.0.1:5000';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const app = fileURLToPath(new URL('app/', import.meta.url));

/** The modules that entries import, themselves included; with `onDemand` also dynamic imports. */
function importedBy(entries: readonly string[], modules: Modules, onDemand = false): ReadonlySet<string> {
  const found = new Set(entries.map((path) => app + path));
  for (const each of found) {
    const info = modules.getModuleInfo(each);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (onDemand) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}

const routesIn = (folder: string, name = /(?<!\.test)\.tsx$/) =>
  readdirSync(app + folder, { encoding: 'utf8', recursive: true }).flatMap((path) =>
    name.test(path) ? [folder + path] : [],
  );
/** The routes of the staff area. */
const staffRoutes = [...routesIn('routes/admin/'), ...routesIn('features/content-admin/', /-screen\.tsx$/)];
const layout = ['entry.client.tsx', 'root.tsx', 'site/layout.tsx'];
/** The modules of every visitors' page, of each of them, of Home, and of the staff area. */
const graphsIn = (modules: Modules) => ({
  layout: importedBy(layout, modules),
  // The error page is no route: it stays a separate file, loaded after a failure.
  pages: routesIn('site/features/', /(?<!\/error)-page\.tsx$/).map((page) => importedBy([page], modules)),
  home: importedBy(['site/features/home/home-page.tsx'], modules),
  staff: importedBy(staffRoutes, modules, true),
});
/** Computed once the graph is complete. */
let graphs: ReturnType<typeof graphsIn> | undefined;

/** More pages than one subject has: modules that fewer share are not loaded with Home. */
const MANY_PAGES = 4;

/** The files of what visitors' pages share, the first that fits a module; Chakra's other components go where they are used. */
const sharedFiles: Readonly<Record<(typeof firstModules)[number], RegExp>> = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  router: /node_modules\/(react-router|react-router-dom|zustand)\//,
  chakra:
    /web\/app\/theme\/|node_modules\/(@emotion|stylis|@chakra-ui\/react\/dist\/esm\/(?!components\/(?!button|container|loader|spinner|center|heading|typography|span)|hooks|theme))/,
  pages: /\/(web\/app|functions)\//,
};

/** The shared file of a module; null leaves it to the bundler. On a weak line a request costs more than some unneeded code. */
function fileOf(id: string, modules: Modules): string | null {
  const { layout: everyPage, pages, home, staff } = (graphs ??= graphsIn(modules));
  const file = firstModules.find((name) => sharedFiles[name].test(id)) ?? null;
  if (everyPage.has(id) || file !== 'pages') return everyPage.has(id) ? file : null;
  const users = pages.filter((page) => page.has(id)).length;
  if (users < 2) return null;
  if (staff.has(id)) return file;
  return home.has(id) || users > MANY_PAGES ? 'parts' : 'inner-pages';
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [devPages(emulators), reactRouter()],
  resolve: {
    alias: [
      ...(command === 'build' ? productionRouter : []),
      { find: /^@content$/, replacement: `${content}index.ts` },
      { find: /^@content\/(.*)$/, replacement: `${content}$1.ts` },
      { find: /^@site\/web\//, replacement: fileURLToPath(new URL('app/site/', import.meta.url)) },
      { find: /^@site\/(.*)$/, replacement: `${site}$1.ts` },
    ],
    dedupe: ['react', 'react-dom', 'react-router', '@emotion/react'],
  },
  // The server build is laid beside the functions' bundle, where there is no node_modules for it.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssTarget: ['chrome109', 'firefox115', 'safari16', 'ios16'],
    rolldownOptions: isSsrBuild
      ? { input: 'app/server.ts' }
      : {
          // CommonJS that Emotion imports for a function that nobody calls: without this it is kept.
          treeshake: {
            moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
          },
          output: {
            // In this order: a file also takes what its modules import, unless an earlier file has it.
            codeSplitting: {
              groups: [...firstModules, 'parts', 'inner-pages'].map((file) => ({
                name: (id: string, modules: Modules) => (fileOf(id, modules) === file ? file : null),
              })),
            },
          },
        },
  },
  server: { proxy: { '/api': emulators, '/files': emulators } },
}));
