type Undo = () => Promise<unknown>;

const undos: Undo[] = [];

/** Has `setup.ts` undo something at the end of the test, or of the file where it was done before its tests. */
export const undoLater = (undo: Undo): number => undos.push(undo);

/** All that is to be undone and has not been taken yet. */
export const takeUndos = (): Undo[] => undos.splice(0);
