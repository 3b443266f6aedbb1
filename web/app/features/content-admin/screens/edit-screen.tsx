import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { DraftRescue } from '../form/draft-rescue';
import { ItemForm } from '../form/item-form';
import { leaveAnyway } from '../form/unsaved-store';
import { History } from '../history/history';
import { useDelete } from '../list/use-delete';
import { Button } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { widthOf } from '../preview/previews';
import { ScreenHead } from '../../admin-ui/screen-head';
import { momentInWords, oneOf, titleOf } from '../../admin-ui/words';
import { ItemFailure } from './item-failure';
import type { LoadedItem } from './load-item';
import { saySaved } from './new-screen';
import { SiteLink } from './site-link';

function Editor({ type, given }: { type: ContentTypeDefinition; given: AnyItem }) {
  const navigate = useNavigate();
  const [item, setItem] = useState(given);
  const list = adminPaths.list(type.path);
  const deletion = useDelete(type, (changed, gone) => {
    if (gone) leaveAnyway(); // Whoever deletes it needs no question about unsaved changes; an Undo offers them again.
    if (gone) void navigate(list);
    else if (window.location.pathname === list) void navigate(adminPaths.edit(type.path, changed._id));
  });
  return (
    <Stack gap="5" maxWidth={widthOf(type)} marginInline="auto">
      <ScreenHead title={titleOf(type, item)} back={{ to: list, label: type.label.many }} />
      <Row justifyContent="space-between">
        <Muted>Last changed on {momentInWords(item.updatedAt)}</Muted>
        <SiteLink type={type} item={item} />
      </Row>
      <Sheet>
        <ItemForm
          type={type}
          item={given}
          onSaved={(saved, isNew) => {
            setItem(saved);
            saySaved(type, saved, isNew ? 'was added.' : 'was saved.');
            if (isNew) void navigate(list);
          }}
        />
      </Sheet>
      <History target={{ path: type.path, id: item._id }} version={item._version} />
      <Button variant="danger" alignSelf="flex-start" onClick={() => deletion.ask(item)}>
        Delete this {oneOf(type)}
      </Button>
      {deletion.dialog}
    </Stack>
  );
}

/** Changes an item. */
export function EditScreen({
  type,
  id,
  loaded,
}: {
  type: ContentTypeDefinition;
  id: string;
  loaded: LoadedItem;
}) {
  if (loaded.state === 'ready') return <Editor key={loaded.item._id} type={type} given={loaded.item} />;
  return (
    <Stack gap="5">
      <ScreenHead
        title={`Edit ${oneOf(type)}`}
        back={{ to: adminPaths.list(type.path), label: type.label.many }}
      />
      <ItemFailure type={type} loaded={loaded} />
      {loaded.state === 'missing' ? <DraftRescue type={type} id={id} /> : null}
    </Stack>
  );
}
