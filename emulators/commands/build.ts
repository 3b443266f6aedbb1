// npm run build [-- --if-changed]: builds web and functions
// npm run build -- --site FOLDER --out FOLDER: builds the engine with the site in a folder
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { build, buildIfChanged } from '../release/build-steps';
import { buildOtherSite } from '../release/other-site';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({
    options: { 'if-changed': { type: 'boolean' }, site: { type: 'string' }, out: { type: 'string' } },
  });
  const { site, out } = values;
  if ((site === undefined) !== (out === undefined)) throw new UserError('--site and --out go together');
  const log = (line: string) => console.log(line);
  if (site && out) await buildOtherSite(resolve(site), resolve(out), log);
  else await (values['if-changed'] ? buildIfChanged : build)(log);
  return 0;
});
