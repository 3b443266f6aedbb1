import { join } from 'node:path';

/** The repository's folders, absolute. */
export const root = join(import.meta.dirname, '../..');
export const functionsFolder = join(root, 'functions');
export const webFolder = join(root, 'web');
/** Jars, logs and other files that can be made again. */
export const cacheFolder = join(root, 'emulators/.cache');
/** What `npm start` keeps from one run to the next. */
export const dataFolder = join(root, 'emulators/.data');
/** A file of an installed package. */
export const packageFile = (path: string) => join(root, 'node_modules', path);
