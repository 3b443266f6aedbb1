import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const content = fileURLToPath(new URL('../functions/content/', import.meta.url));
/** Where `npm run dev` finds the API and the uploaded files: the Hosting emulator. */
const emulators = process.env.SITE_ORIGIN ?? 'http://127.0.0.1:5000';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter()],
  resolve: {
    alias: [
      { find: /^@content$/, replacement: `${content}index.ts` },
      { find: /^@content\/(.*)$/, replacement: `${content}$1.ts` },
    ],
    dedupe: ['react', 'react-dom', 'react-router', '@emotion/react'],
  },
  // The server build is laid beside the functions' bundle, where there is no node_modules for it.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rollupOptions: { input: 'app/server.ts' } } : {}),
  },
  server: { proxy: { '/api': emulators, '/files': emulators } },
}));
