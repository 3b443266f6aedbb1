/** Tells whether Firestore could hold a document under this id. */
export function isPossibleId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
