import { percentile } from '../shared/percentile';
import type { Inspection } from './inspection';
import type { Reading } from './readers';
import type { Ledger } from './writers';

/** A page that has a last good version is there at once: so many milliseconds at most, for 95 of 100. */
const AT_ONCE = 1500;
/** Megabytes that each function may have (functions/src/index.ts). */
const MEMORY = { api: 1024, site: 512 };
/** Lines that are told of what is amiss. */
const TOLD = 20;

/** What a run has found. */
export interface Findings {
  readonly readings: readonly Reading[];
  readonly ledger: Ledger;
  readonly inspection: Inspection;
  /** Megabytes. */
  readonly peakMemory: Readonly<Record<'api' | 'site', number>>;
}

const ms = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(0)).join(' / ');

function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => String(row[i]).length)));
  const line = (row: readonly (string | number)[]) =>
    `| ${row.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)];
}

/** What readers were answered, for each fault. */
function byFault(readings: readonly Reading[]): string[] {
  const names = [...new Set(readings.map(({ fault }) => fault?.name ?? 'none'))].sort();
  const rows = names.map((name) => {
    const own = readings.filter(({ fault }) => (fault?.name ?? 'none') === name);
    const of = (test: (status: number) => boolean) => own.filter(({ status }) => test(status)).length;
    const pages = own.filter(({ kind, wasRead }) => kind === 'page' && wasRead);
    const good = pages.filter(({ status }) => status === 200);
    const times = ms(pages.map((page) => page.ms));
    const parts = [of((s) => s === 200), of((s) => s === 404), of((s) => s === 503)];
    return [name, own.length, ...parts, `${good.length} of ${pages.length}`, times];
  });
  const head = ['fault', 'requests', '200', '404', '503', 'pages read before: 200', 'ms: half / 95 % / all'];
  return table([head, ...rows]);
}

/** Pages that had been read, asked for while a store failed. */
const inOutage = (readings: readonly Reading[]) =>
  readings.filter(({ kind, wasRead, fault }) => kind === 'page' && wasRead && fault?.of === 'store');

/** The tables, and what is amiss: nothing, when every promise was kept. */
export function report({ readings, ledger, inspection, peakMemory }: Findings): {
  lines: string[];
  broken: string[];
} {
  const promises: { what: string; found: string; broken: readonly string[] }[] = [];
  const promise = (what: string, found: string | number, broken: readonly string[]) =>
    promises.push({ what, found: String(found), broken });

  const wrong = readings.filter(
    // A process that is ended leaves its answers unfinished.
    ({ wrong, status, fault }) =>
      wrong !== undefined && !(status === 0 && fault?.of !== 'store' && fault !== null),
  );
  const told = wrong.map(({ url, wrong, fault }) => `${url}: ${wrong ?? ''} (${fault?.name ?? 'no fault'})`);
  promise('answers that are neither right nor 503', told.length + ledger.wrong.length, [
    ...told,
    ...ledger.wrong,
  ]);
  const pages = inOutage(readings);
  const absent = pages.filter(({ status }) => status !== 200).map(({ url, status }) => `${url}: ${status}`);
  const good = `${pages.length - absent.length} of ${pages.length}`;
  promise('pages read before, while a store failed: 200', good, absent);
  const late = percentile(
    pages.map((page) => page.ms),
    0.95,
  );
  const isLate = late > AT_ONCE ? [`pages in an outage: ${late.toFixed(0)} ms for 95 %`] : [];
  promise('… and in so many ms: half / 95 % / all', ms(pages.map((page) => page.ms)), isLate);
  const { lost, halfWritten, left, swept } = inspection;
  promise(`confirmed writes that are lost, of ${ledger.confirmed}`, lost.length, lost);
  promise('items half written', halfWritten.length, halfWritten);
  promise(`left behind after the sweep, which put ${swept} in order`, left.length, left);
  for (const [name, most] of Object.entries(MEMORY) as ['api' | 'site', number][]) {
    const peak = peakMemory[name];
    promise(
      `peak memory of ${name} (MB, it has ${most})`,
      peak.toFixed(0),
      peak > most ? [`${name} took ${peak.toFixed(0)} MB`] : [],
    );
  }
  const { items, confirmed, failed, givenUp, signedOut } = ledger;
  const rows = promises.map(({ what, found, broken }) => [
    what,
    found,
    broken.length === 0 ? 'kept' : 'BROKEN',
  ]);
  return {
    lines: [
      ...byFault(readings),
      '',
      `Staff: ${items.length} items, ${confirmed} writes confirmed, ${failed} tries without success, ` +
        `${givenUp} writes given up, ${signedOut} times signed out`,
      '',
      ...table([['promise', 'found', ''], ...rows]),
    ],
    broken: promises.flatMap(({ broken }) => broken.slice(0, TOLD)),
  };
}
