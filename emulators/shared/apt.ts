import { run } from './processes';
import { log } from './terminal';

/** Installs a Debian package as root; false where that is not possible. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return false;
  // The lists of a new machine may be old: they lack new packages and name deleted ones.
  await run('apt-get', ['update'], { timeLimit: 120_000 });
  const { output } = await run('apt-cache', ['policy', name]);
  if (!/Candidate: (?!\(none\))/.test(output)) return false;
  log(`Installing ${name} (apt-get install) …`);
  const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (installed.code !== 0) log(installed.output.trim().split('\n').slice(-5).join('\n'));
  return installed.code === 0;
}
