import type { AnyItem, ContentTypeDefinition } from '@content';
import { optionParts, publishingStateIn } from '@content/publishing-status';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { removeItem, restoreItem, updateItem } from '../../../data/admin-content';
import { adminPaths } from '../../../data/admin-paths';
import { confirm } from '../../admin-ui/dialog';
import type { ToastExtra } from '../../admin-ui/toasts';
import { are, countOf, titleOf, were } from '../../admin-ui/labels';
import { removeCachedItem, setCachedItem, insertIntoLists, removeFromLists } from '../queries/writes';
import { ChangeDialog } from './change-dialog';
import type { Selection } from './use-selection';
import { goneOf, notDoneOf, type Reported, report, useRun } from './use-run';

/** Names that a question tells; of more it tells how many. */
const NAMES = 5;

/** Where no screen says that an undo has failed, its message is the one place to try it again from. */
const tryAgain = ({ unreported }: Reported<AnyItem>, run: () => void): ToastExtra =>
  unreported === '' ? {} : { action: { label: 'Try again', run } };

/**
 * Bulk changes of a list. Each is a write of its own, with its version, so that what someone else has changed meanwhile
 * is told instead of overwritten. `onDone` is told when all of it was done.
 */
export function useBulk(
  type: ContentTypeDefinition,
  items: readonly AnyItem[],
  selection: Selection,
  onDone: () => void,
) {
  const { run, ...state } = useRun<AnyItem>(
    (item) => titleOf(type, item),
    () => type,
  );
  /** The field that gets a value. */
  const [asked, setAsked] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  /** Reads as much of the list as it shows: others may have filled the gaps, or changed what could not be written. */
  function readAgain(): void {
    if (window.location.pathname === adminPaths.list(type.path)) void revalidate();
  }
  const chosen = items.filter(({ _id }) => selection.has(_id));
  async function undoRemove(gone: readonly AnyItem[], places: ReadonlyMap<string, number>): Promise<void> {
    const outcome = await run({
      label: 'Bringing back',
      done: 'brought back',
      items: gone,
      work: ({ _id }, answer) => restoreItem(type.path, _id, answer),
    });
    const place = ({ _id }: AnyItem) => places.get(_id) ?? 0;
    for (const item of outcome.results.toSorted((a, b) => place(a) - place(b))) {
      setCachedItem(type, item);
      insertIntoLists(type.path, item, place(item));
    }
    readAgain();
    const { length } = outcome.done;
    const again = () => void undoRemove(notDoneOf(outcome), places);
    report(
      length > 0 ? `${countOf(type, length)} ${are(length)} back.` : '',
      outcome,
      tryAgain(outcome, again),
    );
  }

  async function remove(): Promise<void> {
    const places = new Map(items.map(({ _id }, at) => [_id, at]));
    const outcome = await run({
      label: 'Deleting',
      done: 'deleted',
      items: chosen,
      work: (item) => removeItem(type.path, item),
    });
    const { done } = outcome;
    const gone = goneOf(outcome);
    for (const { _id } of gone) removeFromLists(type.path, _id);
    if (gone.length > 0) removeCachedItem(type);
    readAgain();
    if (notDoneOf(outcome).length === 0) onDone();
    if (done.length === 0) return report('', outcome);
    report(`${countOf(type, done.length)} ${were(done.length)} deleted.`, outcome, {
      action: { label: 'Undo', run: () => void undoRemove(done, places) },
    });
  }

  /** Gives a field of each item the value that `valueOf` names. */
  async function write(
    given: readonly AnyItem[],
    field: string,
    valueOf: (item: AnyItem) => string,
    done: 'changed' | 'changed back',
  ) {
    const outcome = await run({
      label: 'Changing',
      done,
      items: given,
      work: (item, answer) => updateItem(type.path, item, { [field]: valueOf(item), ...optionParts(answer) }),
    });
    for (const item of outcome.results) setCachedItem(type, item);
    readAgain();
    return outcome;
  }

  async function undoChange(changed: readonly AnyItem[], field: string, before: ReadonlyMap<string, string>) {
    const outcome = await write(changed, field, ({ _id }) => before.get(_id) ?? '', 'changed back');
    const { length } = outcome.done;
    const again = () => void undoChange(notDoneOf(outcome), field, before);
    const done = length > 0 ? `${countOf(type, length)} ${were(length)} changed back.` : '';
    report(done, outcome, tryAgain(outcome, again));
  }

  async function change(field: string, value: string, label: string): Promise<void> {
    const affected = chosen.filter((item) => String(item[field]) !== value);
    const before = new Map(affected.map((item) => [item._id, String(item[field])]));
    const outcome = await write(affected, field, () => value, 'changed');
    const { results: changed } = outcome;
    if (notDoneOf(outcome).length === 0) onDone();
    if (changed.length === 0) return report('Nothing changed.', outcome);
    report(`${countOf(type, changed.length)} ${were(changed.length)} changed to “${label}”.`, outcome, {
      action: { label: 'Undo', run: () => void undoChange(changed, field, before) },
    });
  }

  async function askToDelete(): Promise<void> {
    const names = chosen.slice(0, NAMES).map((item) => `“${titleOf(type, item)}”`);
    const more = chosen.length - names.length;
    const isOne = chosen.length === 1;
    const isConfirmed = await confirm({
      title: `Delete ${countOf(type, chosen.length)}?`,
      action: 'Delete',
      cancel: isOne ? 'Keep it' : 'Keep them',
      children: (
        <p>
          {names.join(', ')}
          {more > 0 ? ` and ${more} more` : ''}: {isOne ? 'it' : 'they'}{' '}
          {chosen.some((item) => publishingStateIn(item).isPublic)
            ? `${isOne ? 'disappears' : 'disappear'} from the site at once`
            : `${isOne ? 'goes' : 'go'} to the trash`}
          . You can undo this.
        </p>
      ),
    });
    if (isConfirmed) await remove();
  }

  const dialog = asked ? (
    <ChangeDialog
      type={type}
      field={asked}
      count={chosen.length}
      onCancel={() => setAsked(null)}
      onChoose={({ value, label }) => {
        setAsked(null);
        void change(asked, value, label);
      }}
    />
  ) : null;
  return { ...state, askToDelete: () => void askToDelete(), askToChange: setAsked, dialog };
}
