import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type * as AdminAuth from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type * as AdminStorage from 'firebase-admin/storage';
import { createRequire } from 'node:module';
import type { Clock } from './clock';
import { type Config, readConfig } from './config';
import { mailChanges } from './domain/mails';
import { mailer } from './mail';
import { securityLog } from './security-log';
import { Accounts } from './store/accounts';
import { AuditLog } from './store/audit';
import { type ClosedCollection, closedCollection } from './store/collections';
import { ContentIndex } from './store/content-index/content-index';
import { Files } from './store/files';
import { Items } from './store/items';
import { Keys } from './store/keys';
import { Lock } from './store/lock';
import { MediaLibrary } from './store/media';
import { Messages } from './store/messages';
import { Operations } from './store/operations';
import { Previews } from './store/previews';
import { ReviewRequests } from './store/review-requests';
import { SecondFactors } from './store/second-factors';
import { Sessions } from './store/sessions';
import { StaffAccounts } from './store/staff';
import { Throttle } from './store/throttle';
import { Trash } from './store/trash';
import { UploadGrants } from './store/upload-grants';
import { Versions } from './store/versions';
import { Visits } from './store/visits';

/** Everything that requests are handled with. Tests and tools give their own clock. */
export type Services = ReturnType<typeof createServices>;

const load = createRequire(import.meta.url);

/** Connects to Firestore, Storage and Auth of the environment (or of its emulators). */
export function createServices(options: { config?: Config; clock?: Clock; app?: App } = {}) {
  const config = options.config ?? readConfig(process.env);
  const clock = options.clock ?? (() => new Date());
  // The default one: tools have others beside it.
  const existing = getApps().find(({ name }) => name === '[DEFAULT]');
  const app = options.app ?? existing ?? initializeApp({ storageBucket: config.bucket });
  const db = getFirestore(app);
  const collection = <N extends ClosedCollection>(name: N) => closedCollection(db, name);
  const items = new Items(db, clock);
  const keys = new Keys(db);
  const audit = new AuditLog(db);
  const content = new ContentIndex(items, audit, clock, config.contentMaxAgeMs);
  items.onWrite = (type, id) => content.noteChange(type, id);
  const secondFactors = new SecondFactors(collection('secondFactors'), clock);
  // Packages that take their time to load, and that no page needs: they wait for who does.
  const auth = () => (load('firebase-admin/auth') as typeof AdminAuth).getAuth(app);
  const storage = () => (load('firebase-admin/storage') as typeof AdminStorage).getStorage(app);
  const accounts = new Accounts(auth, config);
  const staff = new StaffAccounts(auth, new Lock(db, clock, 'staff'), secondFactors);
  const throttle = new Throttle(db, clock);
  const sendMail = mailer(config.smtp);
  items.onPublicChange = (change) => mailChanges({ config, sendMail, staff }, change);
  return {
    config,
    clock,
    items,
    keys,
    previews: new Previews(db, keys, clock),
    content,
    audit,
    media: new MediaLibrary(collection('media'), clock),
    messages: new Messages(collection('messages'), clock),
    files: new Files(() => storage().bucket(config.bucket)),
    accounts,
    operations: new Operations(collection('operations'), clock),
    reviewRequests: new ReviewRequests(collection('reviewRequests')),
    secondFactors,
    // Under the emulators nobody reads it.
    security: securityLog(config.emulated ? () => undefined : console.log),
    sessions: new Sessions(accounts, collection('endedSessions'), clock),
    staff,
    sendMail,
    throttle,
    uploadGrants: new UploadGrants(collection('uploadGrants'), clock),
    trash: new Trash(db),
    versions: new Versions(db),
    visits: new Visits(collection('visits'), clock),
  };
}
