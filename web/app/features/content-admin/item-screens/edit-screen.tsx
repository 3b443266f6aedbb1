import { Button } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { redirect, useNavigate } from 'react-router-dom';
import { isMissing } from '../../../data/staff/admin-client';
import { adminPaths } from '../../../data/staff/admin-paths';
import { dangerous } from '../../../theme/staff-recipes';
import { lazy } from '../../admin-ui/lazy';
import { Screen } from '../../admin-ui/layout';
import { oneOf, titleOf } from '../../admin-ui/labels';
import { ItemForm, widthOf } from '../form/view/item-form';
import { useItemForm } from '../form/state/use-item-form';
import { History } from '../history/history';
import { listAddress, backState, backToList } from '../items/list-place';
import { LinkedFrom } from '../items/linked-from';
import { notifySaved } from '../items/item-actions';
import { deleteItem } from '../items/delete-item';
import { loadRead } from '../queries/query-client';
import { itemRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { leaveAnyway } from '../drafts/leave-guard';
import { ItemFailure } from './item-failure';
import { typeOf } from '../../../data/staff/type-of';
import type { Route } from './+types/edit-screen';

const DraftOfDeletedItem = lazy(
  async () => ({ default: (await import('../form/view/recoverable-draft')).DraftOfDeletedItem }),
  'whenShown',
);

function Editor({ type, initialItem }: { type: ContentTypeDefinition; initialItem: AnyItem }) {
  const navigate = useNavigate();
  const list = adminPaths.list(type.path);
  const form = useItemForm(type, initialItem, (saved, setItem) => {
    notifySaved(type, saved, { onUndone: setItem });
    if (!saved.before) void navigate(list);
  });
  // Where somebody else has deleted it meanwhile, the screen is still about what there was.
  const item = form.item ?? initialItem;
  const leave = () => {
    leaveAnyway(); // Whoever deletes it needs no question about unsaved changes; an Undo offers them again.
    void navigate(listAddress(type.path), { state: backState });
    return (restored: AnyItem) => {
      if (window.location.pathname === list) void navigate(adminPaths.edit(type.path, restored._id));
    };
  };
  return (
    <Screen title={titleOf(type, item)} back={backToList(type)} maxWidth={widthOf(type)}>
      <ItemForm form={form} />
      <LinkedFrom type={type} id={item._id} />
      <History target={{ path: type.path, id: item._id }} item={form.item} onChanged={form.setItem} />
      <Button
        css={{ ...dangerous, alignSelf: 'flex-start' }}
        onClick={() => void deleteItem(type, item, leave)}
      >
        Delete this {oneOf(type)}
      </Button>
    </Screen>
  );
}

/** The one item of a singleton is changed where it is shown. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) throw redirect(adminPaths.list(type.path));
  await loadRead(request, itemRead(type.path, params.id));
}

/** /admins/:path/:id */
export default function EditScreen({ params }: Route.ComponentProps) {
  const { id } = params;
  const type: ContentTypeDefinition = typeOf(params);
  const read = useRead(itemRead(type.path, id));
  const { data: item, error } = read;
  if (item) return <Editor key={item._id} type={type} initialItem={item} />;
  return (
    <Screen title={`Edit ${oneOf(type)}`} back={backToList(type)}>
      <ItemFailure type={type} read={read} />
      {isMissing(error) ? <DraftOfDeletedItem type={type} id={id} /> : null}
    </Screen>
  );
}
