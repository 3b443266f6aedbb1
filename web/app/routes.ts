import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, prefix, route } from '@react-router/dev/routes';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('notices', 'routes/public/notices.tsx'),
    route('notices/:noticeId', 'routes/public/notice.tsx'),
    route('*', 'routes/public/missing.tsx'),
  ]),

  // The staff area: rendered in the browser only.
  ...prefix('admins', [
    route('login', 'routes/admin/login.tsx'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route(':path', 'routes/admin/list.tsx'),
      route(':path/new', 'routes/admin/new.tsx'),
      route(':path/:id', 'routes/admin/edit.tsx'),
      route(':path/:id/view', 'routes/admin/view.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
