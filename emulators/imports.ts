// npm run lint: import cycles, imports across zones, and exports that nothing imports
import { findCycles } from './imports/cycles';
import { modulesOf } from './imports/modules';
import { findUnusedExports } from './imports/unused';
import { findZoneBreaks } from './imports/zones';
import { runMain } from './user-error';

await runMain(() => {
  const modules = ['functions', 'web', 'emulators'].flatMap(modulesOf);
  const lines = [...findCycles(modules), ...findZoneBreaks(modules), ...findUnusedExports(modules)];
  for (const line of lines) console.error(line);
  return Promise.resolve(lines.length === 0 ? 0 : 1);
});
