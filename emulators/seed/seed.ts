import { seedAccounts } from './accounts';

/** Fills empty emulators with the demo: accounts and content. The environment must lead to the emulators. */
export async function seed({ log }: { log: (line: string) => void }): Promise<void> {
  await seedAccounts();
  log('Demo accounts are in place');
}
