import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { publicPages, siteResources } from './site/public-pages';

/** A screen of the staff area. */
const screen = (path: string, file: string) => route(path, `features/content-admin/${file}-screen.tsx`);

export default [
  layout('site/layout.tsx', [
    ...publicPages.map(([path, name]) => {
      const [file, options] = [`site/features/${name}-page.tsx`, { id: `/${path}` }];
      return path === '' ? index(file, options) : route(path, file, options);
    }),
    route('*', 'site/features/shell/missing-page.tsx'),
  ]),

  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  ...siteResources.map(([path, file]) => route(path, `site/resources/${file}.ts`, { id: path })),
  route('offline', 'routes/resources/offline.ts'),

  // The staff area: rendered in the browser only.
  ...prefix('admins', [
    route('login', 'routes/admin/login.tsx'),
    layout('routes/admin/layout.tsx', [
      layout('routes/admin/screens.tsx', [
        index('features/content-admin/dashboard/dashboard-screen.tsx'),
        screen('calendar', 'calendar/calendar'),
        screen('visits', 'visits/visits'),
        screen('media', 'media-library/media'),
        screen('messages', 'messages/messages'),
        screen('trash', 'trash/trash'),
        screen('staff', 'staff/staff'),
        screen('account', 'account/account'),
        screen('site-state', 'site-state/site-state'),
        screen(':path', 'item-screens/list'),
        screen(':path/arrange', 'arrange/arrange'),
        screen(':path/bulk-create', 'bulk-create/bulk-create'),
        screen(':path/new', 'item-screens/new'),
        screen(':path/:id', 'item-screens/edit'),
        screen(':path/:id/view', 'item-screens/view'),
        route('*', 'routes/admin/missing.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
