import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, prefix, route } from '@react-router/dev/routes';
import { publicPages, siteResources } from './site/public-pages';

export default [
  layout('site/routes/layout.tsx', [
    ...publicPages.map(([path, file]) =>
      path === '' ? index(`site/routes/${file}.tsx`) : route(path, `site/routes/${file}.tsx`),
    ),
    route('*', 'site/routes/missing.tsx'),
  ]),

  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  ...siteResources.map(([path, file]) => route(path, `site/resources/${file}.ts`)),
  route('offline', 'routes/resources/offline.ts'),

  // The staff area: rendered in the browser only.
  ...prefix('admins', [
    route('login', 'routes/admin/login.tsx'),
    layout('routes/admin/layout.tsx', [
      layout('routes/admin/screens.tsx', [
        index('routes/admin/dashboard.tsx'),
        route('calendar', 'routes/admin/calendar.tsx'),
        route('visits', 'routes/admin/visits.tsx'),
        route('media', 'routes/admin/media.tsx'),
        route('messages', 'routes/admin/messages.tsx'),
        route('trash', 'routes/admin/trash.tsx'),
        route('staff', 'routes/admin/staff.tsx'),
        route('account', 'routes/admin/account.tsx'),
        route('site-state', 'routes/admin/site-state.tsx'),
        route(':path', 'routes/admin/list.tsx'),
        route(':path/arrange', 'routes/admin/arrange.tsx'),
        route(':path/bulk-create', 'routes/admin/bulk-create.tsx'),
        route(':path/new', 'routes/admin/new.tsx'),
        route(':path/:id', 'routes/admin/edit.tsx'),
        route(':path/:id/view', 'routes/admin/view.tsx'),
        route('*', 'routes/admin/missing.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
