// npm run restore -- FOLDER [--project ID]: restores a backup into a project without content
import { runOnFolder, sourceAt } from '../backup/connect';
import { restore } from '../backup/restore';
import { runMain } from '../shared/user-error';

await runMain(() =>
  runOnFolder('restore', async (project, place, storage) => restore(project, await sourceAt(place, storage))),
);
