/** Prints a line of progress. */
export const log = (line: string): void => console.log(line);

/**
 * Resolves with the first signal to end. Ctrl-C may arrive twice, from the terminal and through npm; one more than two
 * seconds later ends everything at once, without an export.
 */
export function interruption(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let first = 0;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        first ||= Date.now();
        if (Date.now() - first > 2000) process.exit(130);
        resolve(name);
      });
    }
  });
}
