import { join } from 'node:path';

/** The repository's folders, absolute. */
export const root = join(import.meta.dirname, '../..');
export const functionsFolder = join(root, 'functions');
export const webFolder = join(root, 'web');
/** Built jars, logs and other things that can be made again. */
export const cacheFolder = join(root, 'emulators/.cache');
/** What `npm start` keeps from one run to the next. */
export const dataFolder = join(root, 'emulators/.data');
/** A program of an installed package, to be run with this Node. */
export const packageFile = (path: string) => join(root, 'node_modules', path);
