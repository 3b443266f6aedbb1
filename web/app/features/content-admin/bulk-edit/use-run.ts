import type { ContentTypeDefinition } from '@content';
import { CONSENT_CONFIRMED, type ConsentAnswer } from '@content/items/publishing-status';
import { useRef, useState } from 'react';
import { isMissing, SessionExpired, logFailure, NetworkError } from '../../../data/staff/admin-client';
import { type ToastExtra, showToast } from '../../admin-ui/toasts';
import { failureText, type Verb } from '../../admin-ui/failure-text';
import { were } from '../../admin-ui/labels';
import { askConsentQuestions, needsConsentCheck } from '../item-content/consent-check';
import { withSignIn } from '../../session/with-sign-in';

/** Requests that are on their way at a time. */
const AT_ONCE = 3;

/** The outcome of a bulk action: each item is in exactly one of `done`, `failed` and `left`. */
export interface Outcome<T, R = void> {
  readonly done: readonly T[];
  /** What the requests of `done` returned. */
  readonly results: readonly R[];
  readonly failed: readonly { readonly item: T; readonly error: unknown }[];
  /** Not tried, as the action was stopped or the connection was lost. */
  readonly left: readonly T[];
}

/** Items that are no longer in the list: done, or removed by somebody else. */
export function goneOf<T>({ done, failed }: Outcome<T, unknown>): T[] {
  return [...done, ...failed.flatMap(({ item, error }) => (isMissing(error) ? [item] : []))];
}

/** Errors after which all other requests would fail too. */
const isEnd = (error: unknown) => error instanceof NetworkError || error instanceof SessionExpired;

export interface RunOptions {
  readonly onProgress: (tried: number) => void;
  /** Sends no further requests. */
  readonly signal: AbortSignal;
}

/** Runs `work` for each item, a few at a time; a failure does not stop the others. Never rejects. */
export async function runAll<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { onProgress, signal }: RunOptions,
): Promise<Outcome<T, R>> {
  const settled: PromiseSettledResult<R>[] = [];
  const isOver = () =>
    signal.aborted || settled.some((one) => one.status === 'rejected' && isEnd(one.reason));
  while (settled.length < items.length && !isOver()) {
    const next = items.slice(settled.length, settled.length + AT_ONCE);
    settled.push(...(await Promise.allSettled(next.map((item) => work(item)))));
    onProgress(settled.length);
  }
  return {
    done: items.filter((_, at) => settled[at]?.status === 'fulfilled'),
    results: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    failed: items.flatMap((item, at) => {
      const one = settled[at];
      return one?.status === 'rejected' ? [{ item, error: one.reason as unknown }] : [];
    }),
    left: items.slice(settled.length),
  };
}

export interface Progressing {
  /** 'Deleting' */
  readonly label: string;
  readonly tried: number;
  readonly total: number;
}

export interface NotDone {
  /** '2 of 12 were not deleted.' */
  readonly title: string;
  readonly reasons: readonly { readonly name: string; readonly text: string }[];
  readonly left: number;
}

interface Work<T, R> {
  readonly label: string;
  /** The participle of messages. */
  readonly done: Verb | 'changed';
  readonly items: readonly T[];
  readonly work: (item: T, answer: ConsentAnswer) => Promise<R>;
}

/** An outcome, and what of it was not done; null where all was. */
export interface Reported<T, R = unknown> extends Outcome<T, R> {
  readonly notDone: NotDone | null;
}

/** All failures in one line, with the reason if it is the same for all. */
function inOneLine({ title, reasons }: NotDone): string {
  const [text, ...others] = new Set(reasons.map((reason) => reason.text));
  return text === undefined || others.length > 0 ? title : `${title} ${text}`.trim();
}

/** Shows a toast with what was done, and what was not. */
export function report(
  done: string,
  { notDone }: Pick<Reported<unknown>, 'notDone'>,
  extra: ToastExtra = {},
): void {
  const text = [done, notDone ? inOneLine(notDone) : ''].filter((part) => part !== '').join(' ');
  if (text !== '') showToast(text, extra);
}

/** Runs a bulk action, also when its screen is left; holds its progress, and what of several items was not done. */
export function useRun<T>(nameOf: (item: T) => string, typeOf: (item: T) => ContentTypeDefinition) {
  const [progress, setProgress] = useState<Progressing | null>(null);
  const [notDone, setNotDone] = useState<NotDone | null>(null);
  const stop = useRef<AbortController>(undefined);

  function notDoneIn({ failed, left }: Outcome<T, unknown>, done: Work<T, unknown>['done'], total: number) {
    const count = failed.length + left.length;
    const verb = done === 'changed' ? 'saved' : done;
    if (count === 0) return null;
    return {
      title: total === 1 ? '' : `${count} of ${total} ${were(count)} not ${done}.`,
      reasons: failed.map(({ item, error }) => ({
        name: nameOf(item),
        text: failureText(error, verb, typeOf(item)),
      })),
      left: left.length,
    };
  }

  async function run<R>({ label, done, items, work }: Work<T, R>): Promise<Reported<T, R>> {
    const controller = new AbortController();
    stop.current = controller;
    const total = items.length;
    setNotDone(null);
    setProgress({ label, tried: 0, total });
    const runWith = (given: readonly T[], answer: ConsentAnswer, before = 0) =>
      runAll(given, (item) => withSignIn(() => work(item, answer)), {
        onProgress: (tried) => setProgress({ label, tried: before + tried, total }),
        signal: controller.signal,
      });
    let outcome = await runWith(items, {});
    const asked = outcome.failed.filter(({ error }) => needsConsentCheck(error));
    if (asked.length > 0 && (await askConsentQuestions(asked.map(({ error }) => error)))) {
      const given = asked.map(({ item }) => item);
      const again = await runWith(given, { confirm: CONSENT_CONFIRMED }, total - given.length);
      outcome = {
        done: [...outcome.done, ...again.done],
        results: [...outcome.results, ...again.results],
        failed: [...outcome.failed.filter((one) => !asked.includes(one)), ...again.failed],
        left: [...outcome.left, ...again.left],
      };
    }
    setProgress(null);
    outcome.failed.forEach(({ error }) => logFailure(error));
    const missed = notDoneIn(outcome, done, total);
    if (total > 1) setNotDone(missed);
    return { ...outcome, notDone: missed };
  }

  return {
    progress,
    notDone,
    run,
    /** Sends no further requests; those on their way still arrive. */
    stop: () => stop.current?.abort(),
  };
}

export type Run = Omit<ReturnType<typeof useRun>, 'run'>;
