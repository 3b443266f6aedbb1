import type { AnyItem, ContentTypeDefinition } from '@content';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { ItemForm } from '../form/item-form';
import { Sheet, Stack } from '../../admin-ui/layout';
import { widthOf } from '../preview/previews';
import { ScreenHead } from '../../admin-ui/screen-head';
import { showToast } from '../../admin-ui/toasts';
import { siteAddress } from '../../admin-ui/addresses';
import { anyOf, titleOf } from '../../admin-ui/words';

/** Says that an item was saved, with the way to where visitors see it. */
export function saySaved(type: ContentTypeDefinition, item: AnyItem, what: string): void {
  const address = siteAddress(type, item);
  showToast(
    `“${titleOf(type, item)}” ${what}`,
    address === null ? {} : { link: { label: 'See on site', href: address } },
  );
}

/** Adds an item. */
export function NewScreen({ type }: { type: ContentTypeDefinition }) {
  const navigate = useNavigate();
  return (
    <Stack gap="5" maxWidth={widthOf(type)} marginInline="auto">
      <ScreenHead
        title={`Add ${anyOf(type)}`}
        back={{ to: adminPaths.list(type.path), label: type.label.many }}
      />
      <Sheet>
        <ItemForm
          type={type}
          onSaved={(item) => {
            saySaved(type, item, 'was added.');
            void navigate(adminPaths.list(type.path));
          }}
        />
      </Sheet>
    </Stack>
  );
}
