import { expect, test } from 'vitest';
import { generateRequests } from './fuzz-requests';

test('the same seed gives the same requests, another one others', () => {
  const first = [...generateRequests(250, 7)];
  expect(first).toHaveLength(250);
  expect([...generateRequests(250, 7)]).toEqual(first);
  expect([...generateRequests(250, 8)]).not.toEqual(first);
});

test('requests are of every kind: each operation, role and body, valid and odd', () => {
  const requests = [...generateRequests(2_000, 1)];
  const seen = (of: (request: (typeof requests)[number]) => string) => new Set(requests.map(of));
  expect(seen(({ operation: { method, path } }) => `${method} ${path}`).size).toBeGreaterThan(60);
  expect([...seen(({ role }) => role)].sort()).toEqual(['anonymous', 'staff', 'volunteer']);
  const bodies = seen(({ body }) => (body ? ('parts' in body ? 'parts' : body.type) : 'none'));
  expect(bodies.size).toBeGreaterThan(5);
  const tidy = requests.filter(({ isTidy }) => isTidy);
  expect(tidy.length).toBeGreaterThan(400);
  expect(tidy.every(({ query }) => query === '')).toBe(true);
});
