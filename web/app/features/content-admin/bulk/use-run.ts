import { useRef, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { were } from '../../admin-ui/words';
import type { Outcome } from './run-all';
import { runAll } from './run-all';

/** How far something has come that is done with several. */
export interface Progressing {
  /** 'Deleting' */
  readonly label: string;
  readonly tried: number;
  readonly total: number;
}

/** What was not done, by name, with the reason of each. */
export interface NotDone {
  /** '2 of 12 were not deleted.' */
  readonly title: string;
  readonly reasons: readonly { readonly name: string; readonly text: string }[];
  /** How many were not even tried. */
  readonly left: number;
}

export interface Work<T> {
  readonly label: string;
  /** What should have become of them: 'deleted'. */
  readonly done: string;
  readonly items: readonly T[];
  readonly work: (item: T) => Promise<void>;
  readonly nameOf: (item: T) => string;
  readonly reasonOf: (error: unknown, item: T) => string;
}

/** Does something with several, one thing at a time; holds how far it has come and what was not done. */
export function useRun() {
  const [progress, setProgress] = useState<Progressing | null>(null);
  const [notDone, setNotDone] = useState<NotDone | null>(null);
  const stop = useRef<AbortController>(undefined);

  async function run<T>({ label, done, items, work, nameOf, reasonOf }: Work<T>): Promise<Outcome<T>> {
    if (stop.current) return { done: [], failed: [], left: items };
    const controller = new AbortController();
    stop.current = controller;
    const total = items.length;
    setNotDone(null);
    setProgress({ label, tried: 0, total });
    const onProgress = (tried: number) => setProgress({ label, tried, total });
    const outcome = await runAll(items, work, { onProgress, signal: controller.signal });
    stop.current = undefined;
    setProgress(null);
    const { failed, left } = outcome;
    failed.forEach(({ error }) => logFailure(error));
    const count = failed.length + left.length;
    if (count > 0) {
      setNotDone({
        title: `${count} of ${total} ${were(count)} not ${done}.`,
        reasons: failed.map(({ item, error }) => ({ name: nameOf(item), text: reasonOf(error, item) })),
        left: left.length,
      });
    }
    return outcome;
  }

  return {
    progress,
    notDone,
    run,
    /** What is on its way still arrives; nothing else begins. */
    stop: () => stop.current?.abort(),
    forget: () => setNotDone(null),
  };
}

export type Run = ReturnType<typeof useRun>;
