import { Button, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition, AnyItem } from '@content';
import { useState } from 'react';
import { optionParts } from '@content/items/publishing-status';
import { useRevalidator } from 'react-router-dom';
import { removeItem, updateItem } from '../../../data/staff/admin-content';
import { adminPaths } from '../../../data/staff/admin-paths';
import { confirm, Dialog, DialogFoot } from '../../admin-ui/dialog';
import { SelectField } from '../../admin-ui/forms';
import { countOf, titleOf, were } from '../../admin-ui/labels';
import { useFilterOptions } from '../queries/use-related';
import type { FilterOption } from '../queries/staff-query';
import { removeCachedItem, setCachedItem, removeFromLists } from '../queries/writes';
import { type BulkAction, type Subject, useBulkActions } from './use-bulk-actions';

interface ChangeDialogProps {
  readonly type: ContentTypeDefinition;
  readonly field: string;
  readonly count: number;
  readonly onCancel: () => void;
  readonly onChoose: (option: FilterOption) => void;
}

function ChangeDialog({ type, field, count, onCancel, onChoose }: ChangeDialogProps) {
  const options = useFilterOptions(type.fields[field]);
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const option = options.find((each) => each.value === value);
  const label = type.fields[field]?.label ?? field;
  return (
    <Dialog title={`Change ${countOf(type, count)}`} onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (option) onChoose(option);
        }}
      >
        <Stack gap="6">
          <SelectField
            label={label}
            problem={isTried && !option ? `Choose a ${label.toLowerCase()}` : undefined}
            data-first
            value={value}
            onChange={({ target }) => setValue(target.value)}
            empty="Choose …"
            options={options}
          />
          <DialogFoot onCancel={onCancel}>
            <Button type="submit" variant="solid">
              Change
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Titles that the question names; of more items it says how many. */
const NAMES = 5;

function confirmDelete(type: ContentTypeDefinition, chosen: readonly Subject[]): Promise<boolean> {
  const names = chosen.slice(0, NAMES).map(({ item }) => `“${titleOf(type, item)}”`);
  const more = chosen.length - names.length;
  return confirm({
    title: `Delete ${countOf(type, chosen.length)}?`,
    action: 'Delete',
    children: (
      <p>
        {names.join(', ')}
        {more > 0 ? ` and ${more} more` : ''}: whatever is public disappears from the site at once. Everything
        can be restored from the trash.
      </p>
    ),
  });
}

const deleting = (type: ContentTypeDefinition): BulkAction => ({
  label: 'Deleting',
  done: 'deleted',
  work: ({ item }) => removeItem(type.path, item),
  onRemoved: ({ item }) => {
    removeFromLists(type.path, item._id);
    removeCachedItem(type);
  },
  textOf: ({ length }) => (length === 0 ? '' : `${countOf(type, length)} ${were(length)} deleted.`),
  extraOf: ({ done }) =>
    done.length === 0
      ? {}
      : { link: { label: 'Open the trash', to: `${adminPaths.trash}?type=${type.path}` } },
});

const changing = (
  type: ContentTypeDefinition,
  field: string,
  { value, label }: FilterOption,
): BulkAction => ({
  label: 'Changing',
  done: 'changed',
  work: async ({ item }, answer) =>
    setCachedItem(type, await updateItem(type.path, item, { [field]: value, ...optionParts(answer) })),
  textOf: ({ length }) =>
    length === 0 ? 'Nothing changed.' : `${countOf(type, length)} ${were(length)} changed to “${label}”.`,
});

/** Bulk edit and delete. Each item is written with its own version, so that a colleague's change is reported instead of overwritten. */
export function useBulkEdit(type: ContentTypeDefinition, items: readonly AnyItem[]) {
  const { run, chosen, ...state } = useBulkActions(items.map((item) => ({ id: item._id, type, item })));
  /** The field that gets a value. */
  const [field, setField] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  /** Then reads as much of the list as it shows: others may have filled the gaps, or changed what could not be written. */
  async function runAndRead(action: BulkAction, all: readonly Subject[]): Promise<void> {
    await run(action, all);
    if (window.location.pathname === adminPaths.list(type.path)) void revalidate();
  }
  async function askToDelete(): Promise<void> {
    if (await confirmDelete(type, chosen)) await runAndRead(deleting(type), chosen);
  }
  const dialog = field ? (
    <ChangeDialog
      type={type}
      field={field}
      count={chosen.length}
      onCancel={() => setField(null)}
      onChoose={(option) => {
        setField(null);
        const others = chosen.filter(({ item }) => String(item[field]) !== option.value);
        void runAndRead(changing(type, field, option), others);
      }}
    />
  ) : null;
  const changes = (type.filters ?? []).map((name) => ({
    label: `Change ${type.fields[name]?.label.toLowerCase() ?? name}`,
    run: () => setField(name),
  }));
  const removal = { label: 'Delete', isDangerous: true, run: () => void askToDelete() };
  return { ...state, actions: [...changes, removal], dialog };
}
