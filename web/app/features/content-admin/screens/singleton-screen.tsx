import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { ItemForm } from '../form/item-form';
import { History } from '../history/history';
import { useDelete } from '../list/use-delete';
import { Button } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { momentInWords } from '../../admin-ui/words';
import { ItemFailure } from './item-failure';
import type { LoadedItem } from './load-item';
import { saySaved } from './new-screen';
import { SiteLink } from './site-link';

function Editor({ type, given }: { type: ContentTypeDefinition; given: AnyItem | undefined }) {
  const [item, setItem] = useState(given);
  // A new form for each beginning: after a delete it is empty, after an undo it has the file again.
  const [round, setRound] = useState(0);
  const start = (next: AnyItem | undefined) => {
    setItem(next);
    setRound((now) => now + 1);
  };
  const deletion = useDelete(type, (changed, gone) => start(gone ? undefined : changed));
  const { one } = type.label;
  return (
    <>
      {item ? (
        <Row justifyContent="space-between">
          <Muted>Last changed on {momentInWords(item.updatedAt)}</Muted>
          <SiteLink type={type} item={item} />
        </Row>
      ) : (
        <Sheet>
          <p>{type.messages.empty}</p>
        </Sheet>
      )}
      <Sheet>
        <ItemForm
          key={round}
          type={type}
          item={item}
          saveLabel={(isNew) => `${isNew ? 'Add' : 'Update'} ${one}`}
          onSaved={(saved, isNew) => {
            setItem(saved);
            saySaved(type, saved, isNew ? 'was added.' : 'is the new one.');
          }}
        >
          {item ? (
            <Button variant="danger" onClick={() => deletion.ask(item)}>
              Delete {one}
            </Button>
          ) : null}
        </ItemForm>
      </Sheet>
      <History target={{ path: type.path }} version={`${round} ${item?._version ?? ''}`} />
      {deletion.dialog}
    </>
  );
}

/** The screen of a type of which there is one item at most: it is added, replaced and deleted in place. */
export function SingletonScreen({ type, loaded }: { type: ContentTypeDefinition; loaded: LoadedItem }) {
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={type.label.many} />
      {loaded.state === 'failed' ? (
        <ItemFailure type={type} loaded={loaded} />
      ) : (
        <Editor type={type} given={loaded.state === 'ready' ? loaded.item : undefined} />
      )}
    </Stack>
  );
}
