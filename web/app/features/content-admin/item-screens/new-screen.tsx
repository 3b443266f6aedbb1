import type { AnyItem, ContentTypeDefinition } from '@content';
import { arrangeField } from '@content/items/display-order';
import { publishingStateIn } from '@content/items/publishing-status';
import { useState, useTransition } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { Screen } from '../../admin-ui/layout';
import { anyOf } from '../../admin-ui/labels';
import { numberBehind } from '../arrange/order';
import { ItemForm, widthOf } from '../form/view/item-form';
import { useItemForm } from '../form/state/use-item-form';
import { backToList } from '../items/list-place';
import { notifySaved } from '../items/item-actions';
import { loadRead, queryClient } from '../queries/query-client';
import { allItemsRead } from '../queries/reads';
import { Templates } from '../items/duplicate';
import { typeOf } from '../../../data/staff/type-of';
import type { Route } from './+types/new-screen';

/** The value of the order field with which a new item goes last; none for a type without order. */
function lastPlace(type: ContentTypeDefinition): Record<string, string> {
  const field = arrangeField(type);
  const items = field && queryClient.getQueryData<readonly AnyItem[]>(allItemsRead(type.path).key);
  const number = items ? numberBehind(items.map((item) => Number(item[field]))) : null;
  return field === undefined || number === null ? {} : { [field]: String(number) };
}

/** The one policy is added where it is shown. What is put in order is read, so that a new one goes last. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) throw redirect(adminPaths.list(type.path));
  if (arrangeField(type) !== undefined) await loadRead(request, allItemsRead(type.path));
}

/** /admins/:path/new */
export default function NewScreen({ params }: Route.ComponentProps) {
  const type = typeOf(params);
  return <NewItem key={type.path} type={type} />;
}

function NewItem({ type }: { type: ContentTypeDefinition }) {
  const navigate = useNavigate();
  // Until the draft's own form has taken over: it would not know what is typed into this one meanwhile.
  const [isLeaving, startLeaving] = useTransition();
  const [search] = useSearchParams();
  // A link to this screen may give the values of fields.
  const [begun] = useState(() => ({ ...lastPlace(type), ...Object.fromEntries(search) }));
  const form = useItemForm(
    type,
    undefined,
    (saved) => {
      const { path } = type;
      notifySaved(type, saved);
      // Whoever saves a draft goes on with it.
      const isDraft = publishingStateIn(saved.item).state === 'draft';
      if (!isDraft) return void navigate(adminPaths.list(path));
      startLeaving(async () => {
        await navigate(adminPaths.edit(path, saved.item._id), { replace: true });
      });
    },
    begun,
  );
  return (
    <Screen title={`Add ${anyOf(type)}`} back={backToList(type)} maxWidth={widthOf(type)} inert={isLeaving}>
      {type.template && !form.isDirty ? <Templates type={type} /> : null}
      <ItemForm form={form} />
    </Screen>
  );
}
