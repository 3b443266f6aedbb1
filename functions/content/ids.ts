/** Whether Firestore could hold this id; everything else simply does not exist. */
export function isPossibleId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
