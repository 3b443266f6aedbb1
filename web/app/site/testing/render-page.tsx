import type { ComponentType } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
  useLoaderData,
  useParams,
} from 'react-router';
import type { Reader } from '@content/api/contract';
import { loader as rootLoader } from '../../root';
import { renderToString } from '../../testing/render';

/** The route modules of pages, by their path. */
export type PageModules = Readonly<Record<string, { default: unknown; loader: unknown }>>;

export const origin = 'https://a.example';

interface PageProps {
  readonly loaderData: unknown;
  readonly params: object;
}

/** Gives a route's component its props, as the framework does. */
function Shown({ page: Page }: { page: ComponentType<PageProps> }) {
  return <Page loaderData={useLoaderData()} params={useParams()} />;
}

/** A page as the server renders it within a frame, and the router's state after that; a failure in it rejects. */
export async function renderPage(
  pages: PageModules,
  path: string,
  reader: Reader,
  Frame: ComponentType = Outlet,
) {
  const shown = Object.entries(pages).map(([at, page]) => ({
    id: at,
    path: at,
    loader: page.loader as LoaderFunction,
    Component: () => <Shown page={page.default as ComponentType<PageProps>} />,
  }));
  const routes: RouteObject[] = [
    {
      id: 'root',
      loader: rootLoader as unknown as LoaderFunction,
      Component: Outlet,
      children: [{ Component: Frame, children: shown }],
    },
  ];
  const handler = createStaticHandler(routes);
  const requestContext = { reader, origin, uploadOrigin: '' };
  const found = await handler.query(new Request(origin + path), { requestContext });
  if (found instanceof Response) throw new Error(`${path} is no page`);
  const html = await renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} />,
  );
  return { found, html };
}
