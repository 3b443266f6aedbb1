import { beforeAll } from 'vitest';
import { useOwnProject } from '../../functions/src/testing/own-project';

// Its types and accounts are not those of the other tests.
beforeAll(() => useOwnProject('demo-second-site'));
