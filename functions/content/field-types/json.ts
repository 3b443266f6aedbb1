/** JSON that somebody sends: in a body, or as the text of a part. */

/** Half a surrogate pair, which no store takes, becomes the sign for what cannot be read. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Cs}/gu, '\ufffd') : value;

/** Whether a value of JSON is an object, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text that somebody sends; undefined for a text that is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return undefined;
  }
}
