export type Query = Readonly<Record<string, string | number | undefined>>;

/** A path with a query; what is undefined is left out. */
export function withQuery(path: string, query: Query): string {
  const all = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) all.set(name, String(value));
  const text = all.toString();
  return text === '' ? path : `${path}?${text}`;
}
