import { run } from './processes';

/** Installs a Debian package as root; false where that is not possible, so that the caller can say what to do. */
export async function aptInstall(name: string, log: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return false;
  const offered = async () =>
    /Candidate: (?!\(none\))/.test((await run('apt-cache', ['policy', name])).output);
  if (!(await offered())) {
    await run('apt-get', ['update'], { timeLimit: 120_000 });
    if (!(await offered())) return false;
  }
  log(`Installing ${name} (apt-get install) …`);
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  let installed = await install();
  if (installed.code !== 0) {
    // The lists of an old machine may name versions that the mirrors no longer have.
    await run('apt-get', ['update'], { timeLimit: 120_000 });
    installed = await install();
  }
  if (installed.code !== 0) log(installed.output.trim().split('\n').slice(-5).join('\n'));
  return installed.code === 0;
}
