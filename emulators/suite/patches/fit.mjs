// What all patches share.
import { createRequire } from 'node:module';

/** What this process runs. */
export const program = process.argv[1] ?? '';

/** `require` as the Firebase CLI has it, in the CLI's own process; undefined in those of its helpers. */
export const requireOfCli = program.endsWith('firebase.js') ? createRequire(program) : undefined;

/** Throws where an installed package is no longer as a patch needs it, rather than let the patch do nothing. */
export function demandFit(patch, fits, missing) {
  if (!fits) throw new Error(`suite/patches/${patch} no longer fits what is installed: ${missing}`);
}
