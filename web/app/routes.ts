import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, prefix, route } from '@react-router/dev/routes';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('about-us-details', 'routes/public/about-us-details.tsx'),
    route('objective', 'routes/public/objective.tsx'),
    route('stories', 'routes/public/stories.tsx'),
    route('story/:storyId', 'routes/public/story.tsx'),
    route('employees', 'routes/public/employees.tsx'),
    route('programs', 'routes/public/programs.tsx'),
    route('past-programs', 'routes/public/past-programs.tsx'),
    route('present-programs', 'routes/public/present-programs.tsx'),
    route('gallery', 'routes/public/gallery.tsx'),
    route('publications', 'routes/public/publications.tsx'),
    route('publications/:publicationId', 'routes/public/publication.tsx'),
    route('formats', 'routes/public/formats.tsx'),
    route('formats/:formatId', 'routes/public/format.tsx'),
    route('policies', 'routes/public/policies.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('notices', 'routes/public/notices.tsx'),
    route('notices/:noticeId', 'routes/public/notice.tsx'),
    route('*', 'routes/public/missing.tsx'),
  ]),

  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('notices.xml', 'routes/resources/notices-feed.ts'),

  // The staff area: rendered in the browser only.
  ...prefix('admins', [
    route('login', 'routes/admin/login.tsx'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('trash', 'routes/admin/trash.tsx'),
      route('staff', 'routes/admin/staff.tsx'),
      route(':path', 'routes/admin/list.tsx'),
      route(':path/arrange', 'routes/admin/arrange.tsx'),
      route(':path/many', 'routes/admin/many.tsx'),
      route(':path/new', 'routes/admin/new.tsx'),
      route(':path/:id', 'routes/admin/edit.tsx'),
      route(':path/:id/view', 'routes/admin/view.tsx'),
      route('*', 'routes/admin/missing.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
