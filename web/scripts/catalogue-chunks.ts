import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const assets = fileURLToPath(new URL('../build/client/assets/', import.meta.url));
const MODULE = 'virtual:catalogue-chunks';

/**
 * Tells the server's build, which comes after the client's, the URL of each language's catalogue: pages have it fetched with
 * their other modules. The development server has none.
 */
export function catalogueChunks(isBuild: boolean): Plugin {
  return {
    name: 'catalogue-chunks',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const urls: Record<string, string> = {};
      for (const name of isBuild ? readdirSync(assets) : []) {
        const [, catalogue] = /^([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.js$/.exec(name) ?? [];
        if (catalogue) urls[catalogue] = `/assets/${name}`;
      }
      return `export default ${JSON.stringify(urls)}`;
    },
  };
}
