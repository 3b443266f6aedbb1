// npm run backup -- FOLDER [--project ID]: writes everything as plain JSON and files
import { runOnFolder } from '../backup/connect';
import { backupToFolder } from '../backup/folder';
import { runMain } from '../shared/user-error';

await runMain(() => runOnFolder('backup', backupToFolder));
