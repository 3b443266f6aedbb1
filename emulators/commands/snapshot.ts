// npm run snapshot -- FOLDER [--site URL | --content FOLDER]: every public page and API response as a text file each
import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { interruption, log, startDemo } from '../seed/demo';
import { startPorts, testPorts } from '../suite/ports';
import { neutral } from '../snapshot/neutral';
import { visitSite } from '../snapshot/site';
import { suiteEnv } from '../suite/suite';
import { runMain, UserError } from '../shared/user-error';

/** A file's name from that of a visit; a long one ends in a hash. */
function fileName(visit: string): string {
  const name = encodeURIComponent(visit.replace(' ', '_').replaceAll('/', '~')).replaceAll('%7E', '~');
  if (name.length < 200) return `${name}.txt`;
  return `${name.slice(0, 180)}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}.txt`;
}

/** Writes a snapshot of the site into an empty or new folder. */
async function takeSnapshot(siteUrl: string, folder: string): Promise<void> {
  const started = Date.now();
  const count = await visitSite(siteUrl, (visit, reading, cursors) =>
    writeFile(join(folder, fileName(visit.name)), neutral(reading, siteUrl, cursors)),
  );
  log(`${count} responses in ${folder} (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Starts the builds of this clone on the ports of the tests, with the content of a folder, which is seeded when new. */
async function withContent(content: string, work: (siteUrl: string) => Promise<void>): Promise<void> {
  void interruption().then(() => process.exit(130));
  const { suite, complete } = await startDemo({ fresh: false, ports: testPorts, name: 'snapshot', content });
  try {
    await complete;
    await work(suite.siteUrl);
  } finally {
    suite.kill();
  }
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, content: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new UserError('npm run snapshot -- FOLDER [--site URL | --content FOLDER]');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty`);
  const take = (siteUrl: string) => takeSnapshot(siteUrl, resolve(folder));
  if (values.content !== undefined) await withContent(resolve(values.content), take);
  else await take((values.site ?? suiteEnv(startPorts).SITE_URL).replace(/\/$/, ''));
  return 0;
});
