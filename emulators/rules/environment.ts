import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A project beside the demo's, so that rules tests and the others do not see each other's documents. */
const projectId = 'demo-rules';

/** The text of a rules file of the repository. */
export function rulesText(name: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
}

function hostAndPort(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: run this with npm test -- --only rules`);
  return { host, port: Number(port) };
}

/** Loads the repository's rules into the running emulators; rejects when they do not compile. */
export function startRulesTest(): Promise<RulesTestEnvironment> {
  setLogLevel('silent'); // Firestore would print every refusal
  return initializeTestEnvironment({
    projectId,
    firestore: { ...hostAndPort('FIRESTORE_EMULATOR_HOST'), rules: rulesText('firestore.rules') },
    storage: { ...hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST'), rules: rulesText('storage.rules') },
  });
}

/** Who asks: nobody in particular, and those with the most rights, who carry the custom claim. */
export const roles = ['anonymous', 'staff', 'another staff member'] as const;
export type Role = (typeof roles)[number];

/** The uid of a role that is signed in. */
export const uidOf = (role: Role) => role.replaceAll(' ', '-');

export function contextOf(environment: RulesTestEnvironment, role: Role): RulesTestContext {
  if (role === 'anonymous') return environment.unauthenticatedContext();
  return environment.authenticatedContext(uidOf(role), { admin: true });
}
