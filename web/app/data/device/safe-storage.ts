/** The result of an access to the browser's storage; null where it is blocked, full or unreadable. */
export function safeStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
