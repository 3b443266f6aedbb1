import { Timestamp } from 'firebase-admin/firestore';

/** Plain JSON of a Firestore value; a Timestamp becomes { $timestamp: [seconds, nanoseconds] }. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, toPlain(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The Firestore value of plain JSON, as `toPlain` writes it. */
export function fromPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromPlain);
  if (typeof value !== 'object' || value === null) return value;
  const { $timestamp } = value as { $timestamp?: [number, number] };
  if ($timestamp) return new Timestamp(...$timestamp);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromPlain(inner)]));
}
