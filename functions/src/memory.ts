/**
 * What each function has, by what `npm run bench -- --functions` prints that it takes at most under load, and a margin: a
 * process that takes more is ended, with all the requests that it is handling.
 */
export const memory = { api: '1GiB', site: '512MiB', upkeep: '512MiB' } as const;
