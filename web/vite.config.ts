import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstModules } from './app/client/first-modules.ts';
import { catalogueChunks } from './scripts/catalogue-chunks.ts';
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

const sharedByPages: Readonly<
  Record<(typeof firstModules)[number], { test: RegExp; minShareCount?: number }>
> = {
  react: { test: /node_modules\/(react|react-dom|scheduler)\// },
  router: { test: /node_modules\/(react-router|react-router-dom|zustand)\// },
  chakra: {
    test: /web\/app\/theme\/system|node_modules\/(@emotion|@chakra-ui\/react\/dist\/esm\/styled-system)\//,
  },
  pages: {
    test: /\/(web\/app\/(?!features\/(content-admin|admin-ui|session))|functions\/(content|site)\/)/,
    minShareCount: 12,
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [catalogueChunks(command === 'build'), devPages(emulators), reactRouter()],
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
          output: {
            codeSplitting: { groups: firstModules.map((name) => ({ name, ...sharedByPages[name] })) },
          },
        },
  },
  server: { proxy: { '/api': emulators, '/files': emulators } },
}));
