import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { removeItem, restoreItem, updateItem } from '../../../data/admin-content';
import { adminPaths } from '../../../data/admin-paths';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import type { Verb } from '../../admin-ui/failure-text';
import { failureText } from '../../admin-ui/failure-text';
import type { ToastExtra } from '../../admin-ui/toasts';
import { are, countOf, titleOf, were } from '../../admin-ui/labels';
import { withSignIn } from '../../session/sign-in-store';
import { removeCachedItem, setCachedItem, insertIntoLists, removeFromLists } from '../queries/writes';
import { ChangeDialog } from './change-dialog';
import type { Selection } from './use-selection';
import { goneOf, notDoneOf } from './run-all';
import type { Told } from './use-run';
import { tell, useRun } from './use-run';

/** Names that a question tells; of more it tells how many. */
const NAMES = 5;

/** Where no screen says that an undo has failed, its message is the one place to try it again from. */
const tryAgain = ({ untold }: Told<AnyItem>, run: () => void): ToastExtra =>
  untold === '' ? {} : { action: { label: 'Try again', run } };

/** What the person is asked before it is done: to delete, or which value a field gets. */
type Question = { readonly kind: 'delete' } | { readonly kind: 'change'; readonly field: string };

/**
 * What can be done with several items of a list. Each is a write of its own, with its version, so that what someone
 * else has changed meanwhile is told instead of overwritten. `onDone` is told when all of it was done.
 */
export function useBulk(
  type: ContentTypeDefinition,
  items: readonly AnyItem[],
  selection: Selection,
  onDone: () => void,
) {
  const { run, ...state } = useRun();
  const [question, setQuestion] = useState<Question | null>(null);
  const { revalidate } = useRevalidator();
  /** Reads as much of the list as it shows: others may have filled the gaps, or changed what could not be written. */
  function readAgain(): void {
    if (window.location.pathname === adminPaths.list(type.path)) void revalidate();
  }
  const chosen = items.filter(({ _id }) => selection.has(_id));
  const words = {
    nameOf: (item: AnyItem) => titleOf(type, item),
    reasonOf: (verb: Verb) => (error: unknown) => failureText(error, verb, type),
  };

  async function undoRemove(gone: readonly AnyItem[], places: ReadonlyMap<string, number>): Promise<void> {
    const back: AnyItem[] = [];
    const outcome = await run({
      label: 'Bringing back',
      done: 'brought back',
      items: gone,
      work: async ({ _id }) => void back.push(await withSignIn(() => restoreItem(type.path, _id))),
      nameOf: words.nameOf,
      reasonOf: words.reasonOf('brought back'),
    });
    const place = ({ _id }: AnyItem) => places.get(_id) ?? 0;
    for (const item of back.toSorted((a, b) => place(a) - place(b))) {
      setCachedItem(type, item);
      insertIntoLists(type.path, item, place(item));
    }
    readAgain();
    const { length } = outcome.done;
    const again = () => void undoRemove(notDoneOf(outcome), places);
    tell(
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
      work: (item) => withSignIn(() => removeItem(type.path, item)),
      nameOf: words.nameOf,
      reasonOf: words.reasonOf('deleted'),
    });
    const { done } = outcome;
    const gone = goneOf(outcome);
    for (const { _id } of gone) removeFromLists(type.path, _id);
    if (gone.length > 0) removeCachedItem(type);
    readAgain();
    if (notDoneOf(outcome).length === 0) onDone();
    if (done.length === 0) return tell('', outcome);
    tell(`${countOf(type, done.length)} ${were(done.length)} deleted.`, outcome, {
      action: { label: 'Undo', run: () => void undoRemove(done, places) },
    });
  }

  /** Gives a field of each item the value that `valueOf` names; returns the changed ones. */
  async function write(
    given: readonly AnyItem[],
    field: string,
    valueOf: (item: AnyItem) => string,
    done: 'changed' | 'changed back',
  ) {
    const changed: AnyItem[] = [];
    const outcome = await run({
      label: 'Changing',
      done,
      items: given,
      work: async (item) => {
        const form = new FormData();
        form.set(field, valueOf(item));
        const { signal } = new AbortController();
        changed.push(await withSignIn(() => updateItem(type.path, item, form, { signal })));
      },
      nameOf: words.nameOf,
      reasonOf: words.reasonOf('saved'),
    });
    for (const item of changed) setCachedItem(type, item);
    readAgain();
    return { ...outcome, changed };
  }

  async function undoChange(changed: readonly AnyItem[], field: string, before: ReadonlyMap<string, string>) {
    const outcome = await write(changed, field, ({ _id }) => before.get(_id) ?? '', 'changed back');
    const { length } = outcome.done;
    const again = () => void undoChange(notDoneOf(outcome), field, before);
    const done = length > 0 ? `${countOf(type, length)} ${were(length)} changed back.` : '';
    tell(done, outcome, tryAgain(outcome, again));
  }

  async function change(field: string, value: string, label: string): Promise<void> {
    const affected = chosen.filter((item) => String(item[field]) !== value);
    const before = new Map(affected.map((item) => [item._id, String(item[field])]));
    const outcome = await write(affected, field, () => value, 'changed');
    const { changed } = outcome;
    if (notDoneOf(outcome).length === 0) onDone();
    if (changed.length === 0) return tell('Nothing changed.', outcome);
    tell(`${countOf(type, changed.length)} ${were(changed.length)} changed to “${label}”.`, outcome, {
      action: { label: 'Undo', run: () => void undoChange(changed, field, before) },
    });
  }

  const close = () => setQuestion(null);
  const names = chosen.slice(0, NAMES).map((item) => `“${titleOf(type, item)}”`);
  const more = chosen.length - names.length;
  const dialog = (
    <>
      <ConfirmDialog
        open={question?.kind === 'delete'}
        title={`Delete ${countOf(type, chosen.length)}?`}
        action="Delete"
        cancel={chosen.length === 1 ? 'Keep it' : 'Keep them'}
        onCancel={close}
        onConfirm={() => {
          close();
          void remove();
        }}
      >
        <p>
          {names.join(', ')}
          {more > 0 ? ` and ${more} more` : ''}: {chosen.length === 1 ? 'it disappears' : 'they disappear'}{' '}
          from the site at once. You can undo this.
        </p>
      </ConfirmDialog>
      {question?.kind === 'change' ? (
        <ChangeDialog
          type={type}
          field={question.field}
          count={chosen.length}
          onCancel={close}
          onChoose={({ value, label }) => {
            close();
            void change(question.field, value, label);
          }}
        />
      ) : null}
    </>
  );
  return {
    ...state,
    askToDelete: () => setQuestion({ kind: 'delete' }),
    askToChange: (field: string) => setQuestion({ kind: 'change', field }),
    dialog,
  };
}
