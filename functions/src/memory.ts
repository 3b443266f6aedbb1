/** The most that was measured under load (decisions/security-and-limits.md), and a margin: a process that takes more is ended. */
export const memory = { api: '1GiB', site: '512MiB', backup: '512MiB', cleanup: '512MiB' } as const;
