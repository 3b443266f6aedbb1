import { useState } from 'react';
import type { Chosen } from './selection';
import { toggled } from './selection';

/** Several items of a list, chosen to do something with all of them. */
export interface Selection {
  /** Whether the list shows its tick boxes. */
  readonly isOn: boolean;
  /** Ids in the order of the list; what the list does not show is never among them. */
  readonly chosen: readonly string[];
  readonly has: (id: string) => boolean;
  /** `withRange`: everything since the one before as well (shift-click). */
  readonly toggle: (id: string, withRange: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  readonly begin: () => void;
  readonly end: () => void;
}

const nothing: Chosen = new Set();

/** Choosing among the items that a list shows. */
export function useSelection(ids: readonly string[]): Selection {
  const [isOn, setOn] = useState(false);
  const [all, setAll] = useState(nothing);
  const [last, setLast] = useState<string>();
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
    chosen,
    has: (id) => all.has(id),
    toggle: (id, withRange) => set(toggled(new Set(chosen), ids, id, withRange ? last : undefined), id),
    chooseAll: () => set(new Set(ids)),
    clear: () => set(nothing),
    begin: () => turn(true),
    end: () => turn(false),
  };
}
