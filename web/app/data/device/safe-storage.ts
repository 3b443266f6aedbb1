/** What comes of the browser's storage; null where it is blocked, full, or holds what cannot be read. */
export function safeStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
