// npm run build [-- --if-changed]: builds web and functions
import { parseArgs } from 'node:util';
import { build, buildIfChanged } from '../release/build-steps';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean' } } });
  await (values['if-changed'] ? buildIfChanged : build)();
});
