import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import type { ToastExtra } from '../../admin-ui/toasts';
import { showToast } from '../../admin-ui/toasts';
import { were } from '../../admin-ui/labels';
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

/** What became of each, and of what was not done what no screen shows: '' for nothing. */
export interface Told<T> extends Outcome<T> {
  readonly untold: string;
}

/** What was not done as one line: the reason too, where all have the same. */
function inOneLine({ title, reasons }: NotDone): string {
  const [text, ...others] = new Set(reasons.map((reason) => reason.text));
  return text === undefined || others.length > 0 ? title : `${title} ${text}`;
}

/** Says what was done with several, where something was, and what was not where no screen shows that. */
export function tell(done: string, { untold }: Pick<Told<unknown>, 'untold'>, extra: ToastExtra = {}): void {
  const text = [done, untold].filter((part) => part !== '').join(' ');
  if (text !== '') showToast(text, extra);
}

/**
 * Does something with several, one thing at a time; holds how far it has come and what was not done. It goes on when its
 * screen is left: whoever asked for it tells what is `untold` then.
 */
export function useRun() {
  const [progress, setProgress] = useState<Progressing | null>(null);
  const [notDone, setNotDone] = useState<NotDone | null>(null);
  const stop = useRef<AbortController>(undefined);
  /** Ends with the last of what is under way, of which there are so many. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function begin<T>(
    { label, done, items, work, nameOf, reasonOf }: Work<T>,
    hasWaited: boolean,
  ): Promise<Told<T>> {
    const controller = new AbortController();
    stop.current = controller;
    const total = items.length;
    if (!hasWaited) setNotDone(null);
    setProgress({ label, tried: 0, total });
    const onProgress = (tried: number) => setProgress({ label, tried, total });
    const outcome = await runAll(items, work, { onProgress, signal: controller.signal });
    stop.current = undefined;
    underWay.current -= 1;
    setProgress(null);
    const { failed, left } = outcome;
    failed.forEach(({ error }) => logFailure(error));
    const count = failed.length + left.length;
    if (count === 0) return { ...outcome, untold: '' };
    const told: NotDone = {
      title: `${count} of ${total} ${were(count)} not ${done}.`,
      reasons: failed.map(({ item, error }) => ({ name: nameOf(item), text: reasonOf(error, item) })),
      left: left.length,
    };
    // One that has waited leaves to the screen what it tells of the one before.
    if (isLeft.current || hasWaited) return { ...outcome, untold: inOneLine(told) };
    setNotDone(told);
    return { ...outcome, untold: '' };
  }

  /** While something is being done nothing but Undo can be asked for: it waits its turn. */
  function run<T>(work: Work<T>): Promise<Told<T>> {
    const mustWait = underWay.current > 0;
    if (mustWait) showToast('Still working. Undo begins right after.');
    underWay.current += 1;
    const turn = line.current.then(() => begin(work, mustWait));
    line.current = turn;
    return turn;
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
