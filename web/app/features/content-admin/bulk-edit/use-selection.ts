import { useId, useState } from 'react';

type Chosen = ReadonlySet<string>;

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

/** What is chosen, and the item that was ticked or unticked last. */
interface SelectionState {
  readonly chosen: Chosen;
  readonly last?: string;
}

const NONE: SelectionState = { chosen: new Set() };

/** The selection of a list with these ids, in their order. */
export function useSelection(ids: readonly string[]) {
  /** Null while nothing can be chosen. */
  const [state, setState] = useState<SelectionState | null>(null);
  const countId = useId();
  const has = (id: string) => state?.chosen.has(id) ?? false;
  const chosen = ids.filter(has);
  return {
    isOn: state !== null,
    /** Ids in the order of the list; what the list does not show is never among them. */
    chosen,
    has,
    /** `withRange`: with everything since the last one (shift-click). */
    toggle: (id: string, withRange: boolean) => {
      const from = withRange ? state?.last : undefined;
      setState({ chosen: toggled(new Set(chosen), ids, id, from), last: id });
    },
    chooseAll: () => setState({ chosen: new Set(ids) }),
    chooseNone: () => setState(NONE),
    end: () => setState(null),
    /** The id of the text above the list that says how many there are. */
    countId,
    /** Ends it where what has the focus goes as well: the bar, or the buttons of a row. */
    leave: () => {
      setState(null);
      document.getElementById(countId)?.focus();
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
