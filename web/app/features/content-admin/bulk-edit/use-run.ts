import type { ContentTypeDefinition } from '@content';
import { CONSENT_CONFIRMED, type ConsentAnswer } from '@content/publishing-status';
import { useEffect, useRef, useState } from 'react';
import { isMissing, SessionExpired, logFailure, NetworkError } from '../../../data/admin-client';
import { type ToastExtra, showToast } from '../../admin-ui/toasts';
import { failureText, type Verb } from '../../admin-ui/failure-text';
import { were } from '../../admin-ui/labels';
import { askConsentQuestions, needsConsentCheck } from '../form/consent-check';
import { withSignIn } from '../../session/sign-in-store';

/** Requests that are on their way at a time. */
const AT_ONCE = 3;

/** How it went with each: all of them stand in exactly one of the three. */
export interface Outcome<T, R = void> {
  readonly done: readonly T[];
  /** Of those that are done. */
  readonly results: readonly R[];
  readonly failed: readonly { readonly item: T; readonly error: unknown }[];
  /** Not tried: it was stopped before, or nothing could be reached any more. */
  readonly left: readonly T[];
}

export function notDoneOf<T>({ failed, left }: Outcome<T, unknown>): T[] {
  return [...failed.map(({ item }) => item), ...left];
}

/** Items that have left their place: done, or taken from there by somebody else. */
export function goneOf<T>({ done, failed }: Outcome<T, unknown>): T[] {
  return [...done, ...failed.flatMap(({ item, error }) => (isMissing(error) ? [item] : []))];
}

/** After these the others would fail in the same way. */
const isEnd = (error: unknown) => error instanceof NetworkError || error instanceof SessionExpired;

export interface RunOptions {
  readonly onProgress: (tried: number) => void;
  /** Stops it: what is on its way still arrives. */
  readonly signal: AbortSignal;
}

/** Does `work` with each item, a few at a time; one that fails does not keep the others. Never rejects. */
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

/** `unreported` is what was not done and no screen shows, as of one item alone; '' for nothing. */
export interface Reported<T, R = unknown> extends Outcome<T, R> {
  readonly unreported: string;
}

/** One line for all: with the reason, where all have the same. */
function inOneLine({ title, reasons }: NotDone): string {
  const [text, ...others] = new Set(reasons.map((reason) => reason.text));
  return text === undefined || others.length > 0 ? title : `${title} ${text}`;
}

/** Says what was done with several, where something was, and what was not where no screen shows that. */
export function report(
  done: string,
  { unreported }: Pick<Reported<unknown>, 'unreported'>,
  extra: ToastExtra = {},
): void {
  const text = [done, unreported].filter((part) => part !== '').join(' ');
  if (text !== '') showToast(text, extra);
}

/**
 * Does something with several; holds how far it has come and what was not done. It goes on when its
 * screen is left: whoever asked for it tells what is `unreported` then.
 */
export function useRun<T>(nameOf: (item: T) => string, typeOf: (item: T) => ContentTypeDefinition) {
  const [progress, setProgress] = useState<Progressing | null>(null);
  const [notDone, setNotDone] = useState<NotDone | null>(null);
  const stop = useRef<AbortController>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

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
    stop.current = undefined;
    setProgress(null);
    const { failed, left } = outcome;
    failed.forEach(({ error }) => logFailure(error));
    const count = failed.length + left.length;
    if (count === 0) return { ...outcome, unreported: '' };
    const verb = done === 'changed' ? 'saved' : done;
    const missed: NotDone = {
      title: `${count} of ${total} ${were(count)} not ${done}.`,
      reasons: failed.map(({ item, error }) => ({
        name: nameOf(item),
        text: failureText(error, verb, typeOf(item)),
      })),
      left: left.length,
    };
    const [only] = total === 1 ? missed.reasons : [];
    if (only) return { ...outcome, unreported: only.text };
    if (isLeft.current) return { ...outcome, unreported: inOneLine(missed) };
    setNotDone(missed);
    return { ...outcome, unreported: '' };
  }

  return {
    progress,
    notDone,
    run,
    /** Requests on their way still arrive; no other begins. */
    stop: () => stop.current?.abort(),
  };
}

export type Run = Pick<ReturnType<typeof useRun>, 'progress' | 'stop'>;
