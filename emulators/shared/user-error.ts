/** A failure that the person at the keyboard can solve: its message is printed without a stack. */
export class UserError extends Error {}

/** An argument that parseArgs does not know. */
const isWrongArgument = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a command and ends with its exit code, 0 without one; a failure prints one message and ends with 1. */
export async function runMain(main: () => Promise<number> | Promise<void>): Promise<void> {
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    if (error instanceof UserError || isWrongArgument(error)) console.error(`\n✖ ${error.message}`);
    else console.error('\n✖ Unexpected error:', error);
    process.exit(1);
  }
}
