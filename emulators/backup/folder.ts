import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, type Counts, type Project, verify } from '../../functions/src/backup/backup';
import { UserError } from '../shared/user-error';
import type { BackupSource } from './restore';

const contentIn = (folder: string, name: string) => join(folder, 'files', name);

/** Writes a backup into an empty or new folder, as plain JSON and files. */
export async function backupToFolder(project: Project, folder: string): Promise<Counts> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty: name a new folder.`);
  const save = async (path: string, content: Parameters<typeof writeFile>[1]) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  const { documents, files, accounts } = await backup(project, {
    write: (path, pieces) => save(join(folder, path), pieces),
    copy: async (file) => {
      const [bytes] = await file.download({ validation: false });
      await save(
        contentIn(folder, file.name),
        verify(bytes, { name: file.name, md5: file.metadata.md5Hash }),
      );
    },
  });
  return { documents, files, accounts };
}

/** A backup in a folder. */
export function folderSource(folder: string): BackupSource {
  return {
    name: folder,
    read: (path) => readFile(join(folder, path)),
    content: (object) => readFile(contentIn(folder, object)),
  };
}
