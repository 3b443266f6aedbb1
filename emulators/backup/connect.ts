import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { startPorts } from '../ports';
import { demoProject, suiteEnv } from '../suite';
import { UserError } from '../user-error';
import type { Counts, Project } from './backup';

/** Connects to a project: the emulators of a running npm start, or a real one. */
function connect(projectId: string | undefined, bucketName: string | undefined): Project {
  if (projectId === undefined) Object.assign(process.env, suiteEnv(startPorts));
  const id = projectId ?? demoProject;
  const app = initializeApp({ projectId: id }, `backup of ${id}`);
  const bucket = getStorage(app).bucket(bucketName ?? `${id}.firebasestorage.app`);
  return { db: getFirestore(app), auth: getAuth(app), bucket };
}

/** Runs backup or restore from the command line: FOLDER [--project ID] [--bucket NAME]. */
export async function runOnFolder(
  name: 'backup' | 'restore',
  work: (project: Project, folder: string) => Promise<Counts>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, bucket: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    throw new UserError(`npm run ${name} -- FOLDER [--project ID] [--bucket NAME]
Without --project it works on the emulators of a running npm start.`);
  }
  const { documents, files, accounts } = await work(connect(values.project, values.bucket), folder);
  console.log(`${name}: ${documents} documents, ${files} files, ${accounts} accounts`);
  return 0;
}
