import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // All routes travel with the first page: no request for /__manifest ever.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
