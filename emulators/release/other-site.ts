// Builds the engine with another site: in a folder of its own, where that site's files stand in the place of ours.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../shared/paths';
import { UserError } from '../shared/user-error';
import { buildIn, hashOf, sourceFiles, sources } from './build-steps';

/** The folders of a site, and where this organisation's are. */
const places = { functions: 'functions/site', web: 'web/app/site', public: 'web/public' };

/** Packages are found through links. */
const packages = ['node_modules', 'functions/node_modules'];

/**
 * Lays the engine's sources and the folders of a site (`functions`, `web`, `public`) into `out`, as they lie in this
 * repository, and builds both workspaces there; nothing where that has been done already. Throws a UserError where `out` is
 * a folder of something else, and with the output when a build fails.
 */
export async function buildOtherSite(site: string, out: string, log: (line: string) => void): Promise<void> {
  const ours = Object.values(places);
  const engine = [...sources(), 'firebase.json'].filter(
    (file) => !ours.some((place) => file.startsWith(`${place}/`)),
  );
  const own = Object.entries(places).flatMap(([name, place]) =>
    sourceFiles(join(site, name)).map((file) => ({
      file: relative(root, file),
      to: join(place, relative(join(site, name), file)),
    })),
  );
  const laidOut = [...engine.map((file) => ({ file, to: file })), ...own];
  const stamp = join(out, 'other-site.sha256');
  const hash = hashOf(laidOut.map(({ file }) => file));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (existsSync(out) && !existsSync(stamp))
    throw new UserError(`${out} holds something else: name a new folder`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(stamp, ''); // the folder is ours, and not built yet
  for (const { file, to } of laidOut) cpSync(join(root, file), join(out, to));
  for (const folder of packages)
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(out, folder));
  await buildIn(out, log);
  writeFileSync(stamp, hash);
}
