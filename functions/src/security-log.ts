import { createHash } from 'node:crypto';
import type { StaffAction } from '@content/api/contract';
import { logLine, type Severity } from './request-log';

export type SecurityEvent =
  | 'signIn'
  | 'signInRefused'
  | 'codeRefused'
  | 'tooManyAttempts'
  | 'accessRefused'
  | 'signOut'
  | 'resetMailAsked'
  | 'messageRemoved'
  | StaffAction;

/** Whom and what an event is about; what is not known is left out. */
export interface SecurityFacts {
  /** Who did it. */
  readonly uid?: string;
  /** Whom it was done to. */
  readonly target?: string;
  /** As it was typed: only a hash of it is written, as people type passwords into the wrong field. */
  readonly email?: string;
  /** Where the request came from, as `clientAddress` tells it. */
  readonly place?: string;
  /** 'login', 'reset' or 'code'; for refused access 'otherSite', 'notStaff' or 'notAdministrator'. */
  readonly what?: string;
}

const severities: Readonly<Partial<Record<SecurityEvent, Severity>>> = {
  tooManyAttempts: 'WARNING',
  codeRefused: 'WARNING',
};

/** The hash that stands for an e-mail address in the log: twelve letters, the same for every spelling of it. */
export function addressInLog(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 12);
}

/**
 * The log of what happens around signing in, for whoever looks after the site. It writes a line for each event, with the id of the
 * request: `jsonPayload.security` in Cloud Logging.
 */
export const securityLog = (write: (line: string) => void) => ({
  note(event: SecurityEvent, { email, ...facts }: SecurityFacts): void {
    const address = email === undefined ? undefined : addressInLog(email);
    const severity = severities[event] ?? 'NOTICE';
    write(logLine(severity, `security: ${event}`, { security: { event, address, ...facts } }));
  },
});
