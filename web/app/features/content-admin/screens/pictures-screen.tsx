import type { UsedPicture } from '@content/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PICTURES_LOG } from '@content/audit';
import { Button } from '../../admin-ui/buttons';
import { Muted, Sheet, Stack, ScreenHead } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { History } from '../history/history';
import { PagedFoot, usePages } from '../queries/use-read';
import { picturesRead } from '../queries/reads';
import { ConsentDialog } from '../all-pictures/consent-dialog';
import { PictureGrid, PictureTile } from '../all-pictures/picture-tile';
import {
  type PicturesQuery,
  EVERYTHING,
  writePicturesQuery,
  PicturesTools,
} from '../all-pictures/pictures-query';
import { ReplaceDialog } from '../all-pictures/replace-dialog';

const formatCount = (total: number) => (total === 1 ? '1 picture' : `${total} pictures`);

interface Asked {
  readonly what: 'consent' | 'replace';
  readonly picture: UsedPicture;
}

/** All pictures that items use: where, what they show, whether their people agree; and one in the place of another everywhere. */
export function PicturesScreen({ query }: { query: PicturesQuery }) {
  const [, setSearch] = useSearchParams();
  const list = usePages(picturesRead(writePicturesQuery(query)));
  const [asked, setAsked] = useState<Asked | null>(null);
  const total = list.last?.total ?? 0;
  const isEmpty = list.items?.length === 0;
  const asksNothing = writePicturesQuery(query).size === 0;
  const done = (text: string) => {
    setAsked(null);
    showToast(text);
  };
  return (
    <Stack gap="5">
      <ScreenHead title="All pictures" />
      <Muted>
        Every picture that the site or a draft uses. To use one again, choose “All pictures” beside the
        picture of an item.
      </Muted>
      <PicturesTools
        query={query}
        onQuery={(next) => setSearch(writePicturesQuery(next), { replace: true })}
      />
      <Muted role="status">{list.items ? formatCount(total) : 'Loading …'}</Muted>
      {isEmpty ? (
        <Sheet>
          <Stack gap="4" alignItems="flex-start">
            <p>{asksNothing ? 'No item has a picture yet.' : 'No pictures match.'}</p>
            {asksNothing ? null : (
              <Button onClick={() => setSearch(writePicturesQuery(EVERYTHING))}>Show all pictures</Button>
            )}
          </Stack>
        </Sheet>
      ) : null}
      <PictureGrid aria-label="All pictures" hidden={isEmpty}>
        {list.items?.map((picture) => (
          <PictureTile key={picture.media} picture={picture}>
            <Button onClick={() => setAsked({ what: 'consent', picture })}>People …</Button>
            <Button onClick={() => setAsked({ what: 'replace', picture })}>Replace …</Button>
          </PictureTile>
        ))}
      </PictureGrid>
      <PagedFoot list={list} failure="Failed to load the pictures" />
      <History target={{ path: PICTURES_LOG }} />
      {asked?.what === 'consent' ? (
        <ConsentDialog
          picture={asked.picture}
          onClose={() => setAsked(null)}
          onDone={() => done('Noted. It holds wherever the picture is used.')}
        />
      ) : null}
      {asked?.what === 'replace' ? (
        <ReplaceDialog
          picture={asked.picture}
          onClose={() => setAsked(null)}
          onDone={({ replaced, left }) =>
            done(
              left.length === 0
                ? `Replaced in ${replaced === 1 ? 'one item' : `${replaced} items`}.`
                : `Replaced in ${replaced}. Not in “${left.map(({ title }) => title).join('”, “')}”: somebody was changing that, only an administrator may, or the site could not. Replace it there again.`,
            )
          }
        />
      ) : null}
    </Stack>
  );
}
