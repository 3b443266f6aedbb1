import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** The process that listens on a port of this machine, from /proc. */
export function processOn(port: number): number {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === '0A') // 0A: listening
    .map((fields) => `socket:[${fields[9] ?? ''}]`);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
      if (open.some((target) => sockets.includes(target))) return Number(pid);
    } catch {
      // ended meanwhile
    }
  }
  throw new Error(`Nothing listens on port ${port}`);
}

/** Runs `work` while the Firestore emulator stands still, as a store that does not answer. */
export async function withoutFirestore<T>(work: () => Promise<T>): Promise<T> {
  const port = Number((process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')[1]);
  const pid = processOn(port);
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
