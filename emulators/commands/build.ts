// npm run build [-- --if-changed]: builds web and functions
import { build, buildIfChanged } from '../release/build-steps';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const ifChanged = process.argv.includes('--if-changed');
  await (ifChanged ? buildIfChanged : build)((line) => console.log(line));
  return 0;
});
