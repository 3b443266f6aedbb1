import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const assets = fileURLToPath(new URL('../build/client/assets/', import.meta.url));
const MODULE = 'virtual:catalogue-chunks';

/** The file of the client's build that a catalogue goes into, with how its language writes days, by its module; null for all others. */
export const catalogueChunk = (id: string): string | null => {
  const [, catalogue] = /\/site\/texts\/([a-z]{2}(?:-[A-Z]{2})?)\.ts$/.exec(id) ?? [];
  const [, days] = /\/functions\/site\/([a-z]{2}(?:-[A-Z]{2})?)-days\.ts$/.exec(id) ?? [];
  const english = id.endsWith('/functions/content/english-dates.ts') ? 'en' : undefined;
  const name = catalogue ?? days ?? english;
  return name ? `texts-${name}` : null;
};

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
        const [, catalogue] = /^texts-([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.js$/.exec(name) ?? [];
        if (catalogue) urls[catalogue] = `/assets/${name}`;
      }
      return `export default ${JSON.stringify(urls)}`;
    },
  };
}
