import { Button, Stack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import { useState } from 'react';
import { ButtonLink } from '../../admin-ui/buttons';
import { Loading } from '../../admin-ui/feedback';
import { Screen, Sheet } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { ItemForm } from '../form/view/item-form';
import { useIsEditor } from '../frame/use-is-editor';
import { useItemForm } from '../form/state/use-item-form';
import { emptyContent } from '../form/content/form-content';
import { History } from '../history/history';
import { type ItemChange, notifySaved } from '../items/item-actions';
import { deleteItem } from '../items/delete-item';
import { singletonRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { ItemFailure } from './item-failure';
import { dangerous } from '../../../theme/staff-recipes';

interface EditorProps {
  readonly type: ContentTypeDefinition;
  readonly initialItem: AnyItem | undefined;
  readonly onDelete: (item: AnyItem) => void;
}

/** The message of a save, where a singleton needs other words than one item of many. */
function wordsFor(type: ContentTypeDefinition, { item, before }: ItemChange): string | undefined {
  const isShown = publishingStateIn(item).state === 'published';
  if (type.defaults) return isShown && !before ? 'was published.' : undefined;
  return isShown && before ? 'is the new one.' : undefined;
}

function Editor({ type, initialItem, onDelete }: EditorProps) {
  const form = useItemForm(type, initialItem, (saved, setItem) => {
    notifySaved(type, saved, { words: wordsFor(type, saved), onUndone: setItem });
  });
  const { item } = form;
  /** Puts the texts that the site came with into the form, from where they are saved like any others. */
  function restoreOriginal(): void {
    const { values } = emptyContent(type);
    form.setContent((now) => ({ ...now, values }));
    showToast('The original texts are in the form. Visitors see them once you save.');
  }
  return (
    <>
      <ItemForm form={form}>
        {item && !type.defaults ? (
          <Button css={dangerous} onClick={() => onDelete(item)}>
            Delete {type.label.one}
          </Button>
        ) : null}
      </ItemForm>
      {item && type.defaults ? (
        <Button css={{ alignSelf: 'flex-start' }} onClick={restoreOriginal}>
          Restore the original texts
        </Button>
      ) : null}
      <History target={{ path: type.path }} item={item} onChanged={form.setItem} />
    </>
  );
}

/** For editors, who cannot change it. */
function ForAdministrators({ type }: { type: ContentTypeDefinition }) {
  return (
    <Sheet>
      <Stack gap="4">
        <p>
          Only an administrator can change this: name, address, phone numbers and accounts of the organisation
          stand on every page. Ask one of them.
        </p>
        <ButtonLink css={{ alignSelf: 'flex-start' }} href={type.pages?.list ?? '/'}>
          See it on the site
        </ButtonLink>
      </Stack>
    </Sheet>
  );
}

/** The screen of a type of which there is one item at most: it is added, replaced and deleted in place. */
export default function SingletonScreen({ type }: { type: ContentTypeDefinition }) {
  const isEditor = useIsEditor();
  const read = useRead(singletonRead(type));
  const { data: item, error } = read;
  // A new form for each beginning: after a delete it is empty, after an undo it has the file again.
  const [round, setRound] = useState(0);
  const begin = () => setRound((now) => now + 1);
  const leave = () => {
    begin();
    return begin;
  };
  return (
    <Screen title={type.label.many} maxWidth="reading">
      {isEditor && type.access === 'administrator' ? (
        <ForAdministrators type={type} />
      ) : error ? (
        <ItemFailure type={type} read={read} />
      ) : item === undefined ? (
        <Loading />
      ) : (
        <Editor
          key={round}
          type={type}
          initialItem={item ?? undefined}
          onDelete={(gone) => void deleteItem(type, gone, leave)}
        />
      )}
    </Screen>
  );
}
