import type { AnyItem, ContentTypeDefinition } from '@content';
import { arrangeField } from '@content/items/display-order';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { listAllItems, updateItem } from '../../../data/admin-content';
import { withSignIn } from '../../session/with-sign-in';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/labels';
import { writesFor } from './order';
import { moved } from '../item-content/form-content';

interface Move {
  /** Ids of the moved item and its like, as they stand after it. */
  readonly group: readonly string[];
  readonly movedId: string;
  /** Ids of the whole list, as it was shown right after it. */
  readonly shown: readonly string[];
  /** How many moves had failed when it was made. */
  readonly since: number;
}

function inOrder(items: readonly AnyItem[], ids: readonly string[]): AnyItem[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const withSaved = (items: readonly AnyItem[], saved: AnyItem) =>
  items.map((item) => (item._id === saved._id ? saved : item));

/**
 * Items in an order that people change by moving one at a time. A move shows at once and is saved behind it, one
 * after the other; when it cannot be saved, the list goes back to what the site has.
 */
export function useArrange(type: ContentTypeDefinition, first: readonly AnyItem[]) {
  const [items, setItems] = useState(first);
  const latest = useRef(first);
  /** The list as the site had it when it last said so. */
  const confirmed = useRef(first);
  const failures = useRef(0);
  const field = arrangeField(type) ?? '';

  function show(next: readonly AnyItem[]): void {
    latest.current = next;
    setItems(next);
  }

  async function write({ group, movedId }: Move): Promise<void> {
    // The site's positions: moves that were made since are shown, but they are not saved.
    const before = confirmed.current;
    const numbered = inOrder(before, group).map((item) => ({ id: item._id, order: Number(item[field]) }));
    for (const { id, order } of writesFor(numbered, movedId)) {
      const [item] = inOrder(before, [id]);
      if (!item) continue;
      const saved = await withSignIn(() => updateItem(type.path, item, { [field]: String(order) }));
      confirmed.current = withSaved(confirmed.current, saved);
      show(withSaved(latest.current, saved));
    }
  }

  const mutationKey = ['arrange', type.path];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: async (move: Move) => {
      if (move.since !== failures.current) return; // it was moved in a list that the site does not have
      await write(move);
      confirmed.current = inOrder(confirmed.current, move.shown);
    },
    onError: async (error) => {
      logFailure(error);
      confirmed.current = await listAllItems(type.path).catch((unread: unknown) => {
        logFailure(unread);
        return confirmed.current;
      });
      // Told now: what was moved while the list was read goes back as well.
      failures.current += 1;
      show(confirmed.current);
      showToast(failureText(error, 'moved', type));
    },
  });

  /** Moves an item of a group (its items' ids in order) to another index in it. */
  function move(group: readonly string[], from: number, to: number): void {
    const id = group[from];
    if (id === undefined || to < 0 || to >= group.length || from === to) return;
    const next = moved(group, from, to);
    // The group keeps its slots in the whole list, which are filled in the new order.
    const filling = inOrder(latest.current, next);
    show(latest.current.map((item) => (group.includes(item._id) ? (filling.shift() ?? item) : item)));
    const [item] = inOrder(latest.current, [id]);
    if (item)
      showToast(`“${titleOf(type, item)}” is now number ${to + 1} of ${group.length}.`, {
        action: {
          label: 'Undo',
          run: () => {
            const now = latest.current.map(({ _id }) => _id).filter((one) => group.includes(one));
            move(now, now.indexOf(id), from);
          },
        },
      });
    const shown = latest.current.map(({ _id }) => _id);
    mutate({ group: next, movedId: id, shown, since: failures.current });
  }

  return { items, saving: useIsMutating({ mutationKey }) > 0, move };
}
