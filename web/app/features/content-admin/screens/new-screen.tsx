import type { ContentTypeDefinition } from '@content';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { anyOf } from '../../admin-ui/words';
import { ItemForm } from '../editor/item-form';
import { useItemForm } from '../editor/use-item-form';
import { wayToList } from '../items/list-place';
import { tellSaved } from '../items/tell-saved';
import { widthOf } from '../preview/previews';

/** Adds an item. */
export function NewScreen({ type }: { type: ContentTypeDefinition }) {
  const navigate = useNavigate();
  const form = useItemForm(type, undefined, (item) => {
    tellSaved(type, item, 'was added.');
    void navigate(adminPaths.list(type.path));
  });
  return (
    <Stack gap="5" maxWidth={widthOf(type)} marginInline="auto">
      <ScreenHead title={`Add ${anyOf(type)}`} back={wayToList(type)} />
      <Sheet>
        <ItemForm form={form} purpose="Add" />
      </Sheet>
    </Stack>
  );
}
