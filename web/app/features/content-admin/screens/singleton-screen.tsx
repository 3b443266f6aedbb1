import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { Button } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { momentInWords } from '../../admin-ui/words';
import { ItemForm } from '../editor/item-form';
import { useItemForm } from '../editor/use-item-form';
import { History } from '../history/history';
import { SiteLink } from '../items/site-link';
import { tellSaved } from '../items/tell-saved';
import { useDelete } from '../items/use-delete';
import { singletonRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { ItemFailure } from './item-failure';

interface EditorProps {
  readonly type: ContentTypeDefinition;
  readonly given: AnyItem | undefined;
  readonly onDelete: (item: AnyItem) => void;
}

function Editor({ type, given, onDelete }: EditorProps) {
  const form = useItemForm(type, given, (saved, isNew) =>
    tellSaved(type, saved, isNew ? 'was added.' : 'is the new one.'),
  );
  const { item } = form;
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
          form={form}
          purpose={given ? 'Edit' : 'Add'}
          saveLabel={`${item ? 'Update' : 'Add'} ${one}`}
        >
          {item ? (
            <Button variant="danger" onClick={() => onDelete(item)}>
              Delete {one}
            </Button>
          ) : null}
        </ItemForm>
      </Sheet>
    </>
  );
}

/** The screen of a type of which there is one item at most: it is added, replaced and deleted in place. */
export function SingletonScreen({ type }: { type: ContentTypeDefinition }) {
  const { data: item, error, busy, retry } = useRead(singletonRead(type));
  // A new form for each beginning: after a delete it is empty, after an undo it has the file again.
  const [round, setRound] = useState(0);
  const begin = () => setRound((now) => now + 1);
  const deletion = useDelete(type, () => {
    begin();
    return begin;
  });
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={type.label.many} />
      {error ? (
        <ItemFailure type={type} error={error} busy={busy} onRetry={retry} />
      ) : (
        <>
          <Editor key={round} type={type} given={item ?? undefined} onDelete={deletion.ask} />
          <History target={{ path: type.path }} />
        </>
      )}
      {deletion.dialog}
    </Stack>
  );
}
