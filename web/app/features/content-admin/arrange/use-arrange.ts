import type { AnyItem, ContentTypeDefinition } from '@content';
import { arrangeField } from '@content/items/display-order';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../../data/staff/admin-client';
import { listAllItems, updateItem } from '../../../data/staff/admin-content';
import { withSignIn } from '../../session/with-sign-in';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/labels';
import { type Numbered, writesFor } from './order';
import { moveEntry } from '../form/content/form-content';

interface Move {
  readonly writes: readonly Numbered[];
  /** How many moves had failed when it was made. */
  readonly since: number;
}

const withChange = (items: readonly AnyItem[], id: string, change: Partial<AnyItem>): readonly AnyItem[] =>
  items.map((item) => (item._id === id ? { ...item, ...change } : item));

/**
 * Items in an order that people change by moving one at a time. A move shows at once and is saved behind it, one
 * after the other; when it cannot be saved, the list goes back to what the site has.
 */
export function useArrange(type: ContentTypeDefinition, first: readonly AnyItem[]) {
  const [items, setItems] = useState(first);
  const latest = useRef(first);
  /** The list as the site last had it. */
  const confirmed = useRef(first);
  const failures = useRef(0);
  const field = arrangeField(type) ?? '';

  function show(next: readonly AnyItem[]): void {
    latest.current = next.toSorted((a, b) => Number(a[field]) - Number(b[field]));
    setItems(latest.current);
  }

  async function write({ id, order }: Numbered): Promise<void> {
    const item = confirmed.current.find(({ _id }) => _id === id);
    if (!item) return;
    const saved = await withSignIn(() => updateItem(type.path, item, { [field]: String(order) }));
    confirmed.current = withChange(confirmed.current, id, saved);
  }

  const mutationKey = ['arrange', type.path];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: async ({ writes, since }: Move) => {
      if (since !== failures.current) return; // it was moved in a list that the site does not have
      for (const one of writes) await write(one);
    },
    onError: async (error) => {
      logFailure(error);
      confirmed.current = await listAllItems(type.path).catch((unread: unknown) => {
        logFailure(unread);
        return confirmed.current;
      });
      // Counted only now: what was moved while the list was read goes back as well.
      failures.current += 1;
      show(confirmed.current);
      showToast(failureText(error, 'moved', type));
    },
  });

  /** Moves an item of a group (its items in order) to another index in it. */
  function move(group: readonly AnyItem[], from: number, to: number): void {
    const item = group[from];
    if (!item || to < 0 || to >= group.length || from === to) return;
    const numbered = moveEntry(group, from, to).map(({ _id: id, [field]: order }) => ({
      id,
      order: Number(order),
    }));
    const writes = writesFor(numbered, item._id);
    show(writes.reduce((now, { id, order }) => withChange(now, id, { [field]: order }), latest.current));
    mutate({ writes, since: failures.current });
    const undo = () => {
      const ids = new Set(group.map(({ _id }) => _id));
      const now = latest.current.filter(({ _id }) => ids.has(_id));
      const at = now.findIndex(({ _id }) => _id === item._id);
      move(now, at, from);
    };
    showToast(`“${titleOf(type, item)}” is now number ${to + 1} of ${group.length}.`, {
      action: { label: 'Undo', run: undo },
    });
  }

  return { items, saving: useIsMutating({ mutationKey }) > 0, move };
}
