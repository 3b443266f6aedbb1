import type { Page, TrashEntry } from '@content/contract';
import { listTrash } from '../../../data/admin-content';

/** Deleted items that are shown at first, and with each 'Show more'. */
const PAGE = 20;

/** One page of the trash: of all types, or of the one at `path`. */
export function readTrash(path: string | undefined, pageToken?: string): Promise<Page<TrashEntry>> {
  return listTrash({ pageSize: PAGE, path, pageToken });
}
