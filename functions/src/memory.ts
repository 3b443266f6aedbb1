/** The most that `npm run bench -- --functions` measured under load, and a margin: a process that takes more is ended. */
export const memory = { api: '1GiB', site: '512MiB', backup: '512MiB', cleanup: '512MiB' } as const;
