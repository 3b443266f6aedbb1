// Leads the tests of a Vitest worker to the emulators that are this worker's own: what they store, count and empty is
// theirs alone.
import { workerPorts } from './ports';
import { suiteEnv } from './suite-env';

const worker = Number(process.env['VITEST_POOL_ID']);
const ports = workerPorts[worker - 1];
if (!ports) throw new Error(`There are no emulators for worker ${worker}`);
Object.assign(process.env, suiteEnv(ports));
