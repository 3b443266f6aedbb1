import { Button, Stack } from '@chakra-ui/react';
import { MEDIA_LOG, staffApiPaths } from '@content/api/staff-contract';
import type { MediaItem } from '@content/api/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { apiData } from '../../../data/staff/admin-client';
import { confirm } from '../../admin-ui/dialog';
import { some } from '../../admin-ui/labels';
import { Muted, Screen, Sheet } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { copiesText } from '../trash/use-trash';
import { runWithToast } from '../../session/with-sign-in';
import { History } from '../history/history';
import { PagedFoot } from '../../admin-ui/loaded';
import { usePages } from '../queries/use-read';
import { loadPages } from '../queries/query-client';
import { mediaRead } from '../queries/reads';
import { SearchTools } from '../items/search-tools';
import { readQuery } from '../queries/staff-query';
import { invalidateAt } from '../queries/writes';
import { MediaGrid, MediaTile, nameOf } from '../media/media-tile';
import { mediaChoices } from '../media/media-choices';
import { NotesDialog } from './notes-dialog';
import { ReplaceDialog } from './replace-dialog';
import { UploadFiles } from '../uploads/upload-files';
import type { Route } from './+types/media-screen';

const TITLE = 'Pictures and files';

async function askToDelete(item: MediaItem): Promise<void> {
  const isConfirmed = await confirm({
    title: `Delete this ${item.file.kind}?`,
    action: 'Delete for good',
    cancel: 'Keep it',
    children: (
      <>
        <p>“{nameOf(item)}” is not used anywhere. It leaves the site at once. This cannot be undone.</p>
        <p>{copiesText}</p>
      </>
    ),
  });
  if (!isConfirmed) return;
  await runWithToast(async () => {
    try {
      await apiData({ method: 'DELETE', path: staffApiPaths.oneMedia(item.media) });
      showToast('Deleted.');
    } finally {
      // Refused, somebody has used it meanwhile: the screen shows where.
      invalidateAt(staffApiPaths.media);
    }
  });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams, mediaChoices);
  await loadPages(request, mediaRead(query));
  return { query };
}

/**
 * /admins/media?q=&kind=&type=&show=
 * Every uploaded file: where it is used, what it shows, whether its people agree; to be uploaded first and used later.
 */
export default function MediaScreen({ loaderData: { query } }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams();
  const list = usePages(mediaRead(query));
  const [toEdit, setToEdit] = useState<MediaItem>();
  const [toReplace, setToReplace] = useState<MediaItem>();
  const isEmpty = list.items?.length === 0;
  const asksNothing = query.size === 0;
  return (
    <Screen title={TITLE}>
      <Muted>
        Everything uploaded so far. To use a file, choose “All pictures” or “All documents” next to its field
        in a form.
      </Muted>
      <UploadFiles />
      <SearchTools
        label={TITLE}
        choices={mediaChoices}
        query={query}
        onQuery={(next) => setSearch(next, { replace: true })}
      />
      <Muted role="status">{list.items ? some(list.last?.total ?? 0, 'file') : 'Loading …'}</Muted>
      {isEmpty ? (
        <Sheet>
          <Stack gap="4" css={{ alignItems: 'flex-start' }}>
            <p>{asksNothing ? 'Nothing has been uploaded yet.' : 'Nothing matches.'}</p>
            {asksNothing ? null : <Button onClick={() => setSearch({})}>Show everything</Button>}
          </Stack>
        </Sheet>
      ) : null}
      <MediaGrid aria-label={TITLE} hidden={isEmpty}>
        {list.items?.map((item) => (
          <MediaTile key={item.media} item={item}>
            {item.file.kind === 'picture' ? <Button onClick={() => setToEdit(item)}>Details …</Button> : null}
            {item.file.kind === 'picture' && item.uses.length > 0 ? (
              <Button onClick={() => setToReplace(item)}>Replace …</Button>
            ) : null}
            {item.uses.length === 0 ? <Button onClick={() => void askToDelete(item)}>Delete …</Button> : null}
          </MediaTile>
        ))}
      </MediaGrid>
      <PagedFoot list={list} failure="Failed to load the files" />
      <History target={{ path: MEDIA_LOG }} />
      {toEdit ? <NotesDialog picture={toEdit} onClose={() => setToEdit(undefined)} /> : null}
      {toReplace ? <ReplaceDialog picture={toReplace} onClose={() => setToReplace(undefined)} /> : null}
    </Screen>
  );
}
