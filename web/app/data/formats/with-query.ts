/** A path with a query, which begins with `search`; what is undefined is left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  search?: URLSearchParams,
): string {
  const all = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) all.set(name, String(value));
  const text = all.toString();
  return text === '' ? path : `${path}?${text}`;
}
