// npm run backup -- FOLDER [--project ID]: everything into plain JSON and files
import { backup } from './backup/backup';
import { runOnFolder } from './backup/connect';
import { runMain } from './user-error';

await runMain(() => runOnFolder('backup', backup));
