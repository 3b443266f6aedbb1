import type { Plugin } from 'vite';
import type * as siteServer from '../app/server.ts';

/**
 * Renders pages under `npm run dev` as the functions do, in every language, but for what they read: that comes from `origin`.
 * A changed source file loads the page anew.
 */
export function devPages(origin: string): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // What the server renders of a page is to show the change too.
    hotUpdate({ file }) {
      if (!/\.tsx?$/.test(file)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    // Behind Vite's own middlewares, before the framework's, which knows one language.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const render = async (): Promise<void> => {
          const { createHttpReader, handle } = (await server.ssrLoadModule(
            '/app/server.ts',
          )) as typeof siteServer;
          const own = `http://${request.headers.host ?? ''}`;
          const page = await handle(new Request(new URL(request.originalUrl ?? '/', own)), {
            reader: createHttpReader(origin),
            origin: own,
            uploadOrigin: '',
            noteError: (error) => server.config.logger.error(String(error)),
          });
          response.writeHead(page.status, Object.fromEntries(page.headers));
          response.end(await page.text());
        };
        render().catch(next);
      });
    },
  };
}
