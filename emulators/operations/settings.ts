import type { GoogleCall } from './google-api';

/** A setting of something at Google that has to be as the site needs it. */
export interface Setting {
  readonly url: string;
  /** The path of the setting, where a change has to name it. */
  readonly mask?: string;
  /** What it must be; of a number, at least. */
  readonly wanted: object;
  /** What is wrong otherwise. */
  readonly problem: string;
}

/** Whether a value has all that is wanted; Google leaves out what is false, and tells long numbers as texts. */
export function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number' || (typeof wanted === 'string' && /^\d+$/.test(wanted)))
    return Number(value ?? 0) >= Number(wanted);
  if (typeof wanted !== 'object' || wanted === null) return (value ?? false) === wanted;
  const found = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, each]) => holds(found[key], each));
}

/** Makes a setting what is wanted. */
export const correct = (call: GoogleCall, { url, mask, wanted }: Setting): Promise<unknown> =>
  call('PATCH', mask === undefined ? url : `${url}?updateMask=${mask}`, wanted);
