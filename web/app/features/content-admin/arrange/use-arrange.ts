import type { AnyItem, ContentTypeDefinition } from '@content';
import { arrangeField } from '@content/display-order';
import { useRef, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { listAllItems, updateItem } from '../../../data/admin-content';
import { withSignIn } from '../../session/sign-in-store';
import { moved } from '../form/files';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/words';
import { writesFor } from './order';

/**
 * Items in an order that people change by moving one at a time. A move shows at once and is saved behind it, one
 * after the other; when it cannot be saved, the list goes back to what the site has.
 */
export function useArrange(type: ContentTypeDefinition, first: readonly AnyItem[]) {
  const [items, setItems] = useState(first);
  const [saving, setSaving] = useState(0);
  const latest = useRef(first);
  /** The list as the site had it when it last said so. */
  const confirmed = useRef(first);
  const failures = useRef(0);
  const line = useRef(Promise.resolve());
  const field = arrangeField(type) ?? '';

  function show(next: readonly AnyItem[]): void {
    latest.current = next;
    setItems(next);
  }

  async function write(group: readonly string[], movedId: string): Promise<void> {
    const byId = new Map(latest.current.map((item) => [item._id, item]));
    const numbered = group.flatMap((id) => {
      const item = byId.get(id);
      return item ? [{ id, order: Number(item[field]) }] : [];
    });
    for (const { id, order } of writesFor(numbered, movedId)) {
      const item = byId.get(id);
      if (!item) continue;
      const form = new FormData();
      form.set(field, String(order));
      const { signal } = new AbortController();
      const saved = await withSignIn(() => updateItem(type.path, item, form, { signal }));
      show(latest.current.map((each) => (each._id === id ? saved : each)));
    }
  }

  async function save(group: readonly string[], movedId: string, since: number): Promise<void> {
    if (since !== failures.current) return; // it was moved in a list that the site does not have
    setSaving((count) => count + 1);
    try {
      await write(group, movedId);
      confirmed.current = latest.current;
    } catch (error) {
      logFailure(error);
      showToast(failureText(error, 'moved', type));
      failures.current += 1;
      confirmed.current = await listAllItems(type.path).catch((unread: unknown) => {
        logFailure(unread);
        return confirmed.current;
      });
      show(confirmed.current);
    } finally {
      setSaving((count) => count - 1);
    }
  }

  return {
    items,
    saving: saving > 0,
    /** Moves an item of a group (its items' ids in order) to another index in it. */
    move: (group: readonly string[], from: number, to: number): void => {
      const id = group[from];
      if (id === undefined || to < 0 || to >= group.length || from === to) return;
      const next = moved(group, from, to);
      const byId = new Map(latest.current.map((item) => [item._id, item]));
      // The group keeps its slots in the whole list, which are filled in the new order.
      const filling = [...next];
      show(
        latest.current.map((item) =>
          group.includes(item._id) ? (byId.get(filling.shift() ?? '') ?? item) : item,
        ),
      );
      const item = byId.get(id);
      if (item) showToast(`“${titleOf(type, item)}” is now number ${to + 1} of ${group.length}.`);
      const since = failures.current;
      line.current = line.current.then(() => save(next, id, since));
    },
  };
}
