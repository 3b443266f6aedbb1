import { createServices } from '../services';
import { cleanup } from '../cleanup/cleanup';

/** Does what the schedule asks for once a day. */
export const runCleanup = (): Promise<unknown> => cleanup(createServices());
