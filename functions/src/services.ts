import type { App } from 'firebase-admin/app';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Config } from './config';
import { readConfig } from './config';
import type { SecurityLog } from './security-log';
import { securityLog } from './security-log';
import { Accounts } from './store/accounts';
import { AuditLog } from './store/audit';
import type { Clock } from './store/clock';
import { Devices } from './store/devices';
import { Documents } from './store/documents';
import { Files } from './store/files';
import { Search } from './store/search';
import { Keys } from './store/keys';
import { Lock } from './store/lock';
import { Operations } from './store/operations';
import { PublicContent } from './store/public-content';
import { SecondFactors } from './store/second-factors';
import { Sessions } from './store/sessions';
import { StaffAccounts } from './store/staff';
import { Throttle } from './store/throttle';

/** Everything that requests are handled with. Tests and tools give their own clock. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly documents: Documents;
  /** What visitors read of the documents. */
  readonly content: PublicContent;
  readonly audit: AuditLog;
  readonly search: Search;
  readonly files: Files;
  readonly operations: Operations;
  readonly accounts: Accounts;
  readonly devices: Devices;
  readonly secondFactors: SecondFactors;
  readonly security: SecurityLog;
  readonly sessions: Sessions;
  readonly staff: StaffAccounts;
  readonly throttle: Throttle;
}

/** Connects to Firestore, Storage and Auth of the environment (or of its emulators). */
export function createServices(options: { config?: Config; clock?: Clock; app?: App } = {}): Services {
  const config = options.config ?? readConfig(process.env);
  const clock = options.clock ?? (() => new Date());
  const app = options.app ?? getApps()[0] ?? initializeApp({ storageBucket: config.bucket });
  const db = getFirestore(app);
  const auth = getAuth(app);
  const documents = new Documents(db, clock);
  const audit = new AuditLog(db);
  const sessions = new Sessions(db, clock);
  const secondFactors = new SecondFactors(db, clock);
  return {
    config,
    clock,
    documents,
    content: new PublicContent(documents, audit, clock, config.contentKeptMs),
    audit,
    search: new Search(documents, audit, clock),
    files: new Files(getStorage(app).bucket(config.bucket)),
    operations: new Operations(db, clock),
    accounts: new Accounts(auth, config),
    devices: new Devices(new Keys(db), clock),
    secondFactors,
    // Under the emulators nobody reads it.
    security: securityLog(config.emulated ? () => undefined : console.log),
    sessions,
    staff: new StaffAccounts(auth, new Lock(db, clock, 'staff'), sessions, secondFactors),
    throttle: new Throttle(db, clock),
  };
}
