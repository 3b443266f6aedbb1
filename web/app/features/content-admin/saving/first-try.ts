import { browserStorage } from '../drafts/draft-store';
import type { FormContent } from '../form/content';

/** What the first try of a form to add its item carried, by the form's key; kept beside the drafts as well. */
const tries = new Map<string, string>();
const storageKey = (key: string) => `tried:${key}`;

const tagOf = ({ files }: FormContent, name: string) => (files[name] ?? []).map(({ id }) => id).join(' ');

function read(key: string): Readonly<Record<string, string>> | null {
  const text = tries.get(key) ?? browserStorage()?.getItem(storageKey(key));
  return text ? (JSON.parse(text) as Record<string, string>) : null;
}

/** Notes which files a form sends when it tries to add its item for the first time. */
export function noteFirstTry(key: string, content: FormContent): void {
  if (read(key)) return;
  const tags = Object.keys(content.files).map((name) => [name, tagOf(content, name)]);
  const text = JSON.stringify(Object.fromEntries(tags));
  tries.set(key, text);
  try {
    browserStorage()?.setItem(storageKey(key), text);
  } catch {
    // No room: this tab remembers it.
  }
}

/** File fields in which something else was chosen since the first try, whose response may have been lost. */
export function chosenSince(key: string, content: FormContent): string[] {
  const first = read(key);
  return first ? Object.keys(content.files).filter((name) => first[name] !== tagOf(content, name)) : [];
}

/** The item is there. */
export function forgetFirstTry(key: string): void {
  tries.delete(key);
  browserStorage()?.removeItem(storageKey(key));
}
