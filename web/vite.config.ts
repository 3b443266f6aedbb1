import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstChunks } from './app/client/chunks.ts';
import { catalogueChunk, catalogueChunks } from './scripts/catalogue-chunks.ts';
import { devPages } from './scripts/dev-pages.ts';
import { pandaSheets } from './scripts/panda-sheets.ts';
import { plainValues } from './scripts/plain-values.ts';
import { staffChunk, staffChunks } from './scripts/staff-chunks.ts';

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

/** What goes into each of the first chunks. Nothing that only the staff area or one page needs may match. */
const sharedByEveryPage: Readonly<Record<(typeof firstChunks)[number], RegExp>> = {
  preact: /node_modules\/(preact|react|react-dom)\//,
  router: /node_modules\/(react-router|react-router-dom|zustand)\//,
  site: /functions\/content\/(attachments|display-order)\.ts|web\/styled-system\/|web\/app\/(client\/(document|hydration)|site\/(edge|organisation|theme\/fonts)|components\/(head|hydrate-in-turn|layout|icons|messages|page-head|picture|settled|text|use-scroll-lock|card|date-line|entrance|use-near|round-button|waiting-line)(?!-)|data\/(?!admin|early-reads|page-person|list-pages|read-(?!ahead|first))[a-z-]+|features\/shell|site\/(navigation|features\/(navigation(?!\/language-offer\.)|shell(?!\/error)|popup\/popup-(host|store))))\b/,
};

/** Small parts that pages need together, or the staff area all of: one request instead of several. */
const togetherOnPages = {
  lists:
    /functions\/content\/(closing|ids|page-token)\.ts|web\/app\/(components\/(growing-list|list-page|page-header)|data\/list-pages)\.tsx?/,
  items:
    /functions\/(site\/types\/notice|content\/(document-facts|media))\.ts|web\/app\/(components\/attachment-list|data\/read-(further|item))\.tsx?/,
  text: /functions\/content\/texts\/tree\.ts|web\/app\/components\/blocks\.tsx/,
  cards:
    /functions\/site\/types\/(gallery|slider|story)\.ts|web\/app\/(site\/features\/(stories\/story-card|programs\/program-cards|gallery\/gallery-pictures)|components\/not-found)\.tsx?|site\/assets\/village/,
  types: /functions\/site\/types\/(employee|format|policy|program|publication)\.ts/,
  // Needed only where texts cannot be read.
  defaults: /functions\/site\/defaults\/(home|purpose|about|contact|objectives|organisation)\.ts/,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    catalogueChunks(command === 'build'),
    devPages(emulators),
    ...(isSsrBuild ? [] : [staffChunks()]),
    reactRouter(),
  ],
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
  css: { postcss: { plugins: [pandaSheets, plainValues] } },
  build: {
    target: 'es2022',
    // The server has the same sheet, and knows it by the same name.
    // The starter's source is a part of every page (client/defer-hydration.ts).
    minify: true,
    cssMinify: 'esbuild',
    cssTarget: ['chrome109', 'firefox115', 'safari16', 'ios16'],
    assetsInlineLimit: 0,
    // Every page has the first chunks already.
    modulePreload: {
      resolveDependencies: (_file, chunks) =>
        chunks.filter((chunk) => !firstChunks.some((name) => chunk.startsWith(`assets/${name}-`))),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'app/server.ts' }
      : {
          output: {
            codeSplitting: {
              groups: [
                ...firstChunks.map((name) => ({ name, test: sharedByEveryPage[name] })),
                ...Object.entries(togetherOnPages).map(([name, test]) => ({
                  name,
                  test,
                  includeDependenciesRecursively: false,
                })),
                { name: catalogueChunk, debugName: 'texts', includeDependenciesRecursively: false },
                // What visitors' pages need too stays where it is.
                { name: staffChunk, debugName: 'staff', includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
  server: { proxy: { '/api': emulators, '/files': emulators } },
}));
