import { useId, useState } from 'react';

export type Chosen = ReadonlySet<string>;

/**
 * The selection after an item was ticked or unticked; with `from`, the item ticked before it (shift-click), everything between the
 * two changes likewise.
 */
export function toggled(chosen: Chosen, ids: readonly string[], id: string, from?: string): Chosen {
  const [at, start] = [ids.indexOf(id), from === undefined ? -1 : ids.indexOf(from)];
  const range = start < 0 ? [id] : ids.slice(Math.min(at, start), Math.max(at, start) + 1);
  const next = new Set(chosen);
  for (const each of range) {
    if (chosen.has(id)) next.delete(each);
    else next.add(each);
  }
  return next;
}

const nothing: Chosen = new Set();

export function useSelection(ids: readonly string[]) {
  const [isOn, setOn] = useState(false);
  const [all, setAll] = useState(nothing);
  const [last, setLast] = useState<string>();
  const countId = useId();
  const chosen = ids.filter((id) => all.has(id));
  const set = (next: Chosen, from?: string) => {
    setAll(next);
    setLast(from);
  };
  const turn = (on: boolean) => {
    setOn(on);
    set(nothing);
  };
  return {
    isOn,
    /** Ids in the order of the list; what the list does not show is never among them. */
    chosen,
    has: (id: string) => all.has(id),
    /** `withRange`: with everything since the last one (shift-click). */
    toggle: (id: string, withRange: boolean) =>
      set(toggled(new Set(chosen), ids, id, withRange ? last : undefined), id),
    chooseAll: () => set(new Set(ids)),
    clear: () => set(nothing),
    begin: () => turn(true),
    end: () => turn(false),
    /** Of what says, above the list, how many there are. */
    countId,
    /** Ends it where what has the focus goes as well: the bar, or the buttons of a row. */
    leave: () => {
      turn(false);
      document.getElementById(countId)?.focus();
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
