// npm run restore -- FOLDER [--project ID]: a backup back into a project without content
import { restore } from './backup/backup';
import { runOnFolder } from './backup/connect';
import { runMain } from './user-error';

await runMain(() => runOnFolder('restore', restore));
