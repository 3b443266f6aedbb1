import type { CollectionReference } from 'firebase-admin/firestore';
import { createHash, randomInt } from 'node:crypto';
import type * as OtpAuth from 'otpauth';
import type { Clock } from '../clock';
import { transactionOn } from './collections';
import type { SecondFactorRecord } from './records';
import { withTimeout } from './timeout';

/** How long a secret that was shown waits for its first code. */
const PENDING_MS = 30 * 60 * 1000;
/** Seconds that a code of an authenticator app holds; the one before and the one after count too, as clocks differ. */
const PERIOD = 30;
const WINDOW = 1;
/** Bytes of a secret: what RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Letters of recovery codes: none that is taken for another one. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const off: SecondFactorRecord = { secret: null, since: null, lastPeriod: 0, recovery: [], pending: null };

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const hash = (uid: string, code: string) =>
  createHash('sha256')
    .update(`${uid} ${plain(code)}`)
    .digest('hex');

/** The period that a code of a secret is of; null when it is none of now. */
function periodOf({ Secret, TOTP }: typeof OtpAuth, secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(plain(code))) return null; // the library throws at other letters than those of ASCII
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD });
  const delta = totp.validate({ token: plain(code), timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** New recovery codes, and their hashes. */
function newRecoveryCodes(uid: string): { readonly codes: string[]; readonly hashes: string[] } {
  const half = () => Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  return { codes, hashes: codes.map((code) => hash(uid, code)) };
}

/** The second step of signing in: codes of an authenticator app (TOTP, RFC 6238), and recovery codes that work once. */
export class SecondFactors {
  constructor(
    private readonly all: CollectionReference<SecondFactorRecord>,
    private readonly clock: Clock,
  ) {}

  /** A person's second step; null when it is off. */
  async find(uid: string) {
    const { since, recovery } = (await withTimeout('second factor', this.all.doc(uid).get())).data() ?? off;
    return since && { since, recoveryCodesLeft: recovery.length };
  }

  /** Makes a secret, which counts once a code of it is confirmed; null when the second step is on. The app shows `label` and `issuer`. */
  async begin(uid: string, label: string, issuer: string) {
    return this.change(uid, (record, { Secret, TOTP }) => {
      if (record.secret !== null) return null;
      const random = new Secret({ size: SECRET_BYTES });
      const uri = new TOTP({ secret: random, period: PERIOD, label, issuer }).toString();
      const secret = random.base32;
      const until = new Date(this.clock().getTime() + PENDING_MS);
      return { record: { ...record, pending: { secret, until } }, result: { secret, uri } };
    });
  }

  /** Turns it on with a code of the secret that was made last. Returns the recovery codes; null when the code is wrong. */
  async confirm(uid: string, code: string): Promise<string[] | null> {
    return this.change(uid, ({ pending }, otp) => {
      const now = this.clock();
      if (!pending || pending.until <= now) return null;
      const lastPeriod = periodOf(otp, pending.secret, code, now);
      if (lastPeriod === null) return null;
      const { codes, hashes: recovery } = newRecoveryCodes(uid);
      const { secret } = pending;
      return { record: { secret, since: now, lastPeriod, recovery, pending: null }, result: codes };
    });
  }

  /** Takes a code of the app, or a recovery code, each once. Returns whether it was right. */
  async take(uid: string, code: string): Promise<boolean> {
    const taken = await this.change(uid, (stored, otp) => {
      const record = this.takeFrom(otp, uid, stored, code);
      return record && { record, result: true };
    });
    return taken === true;
  }

  /** Takes a code and makes new recovery codes, which the old ones give way to; null when the code is wrong. */
  async renewRecoveryCodes(uid: string, code: string): Promise<string[] | null> {
    return this.change(uid, (stored, otp) => {
      const record = this.takeFrom(otp, uid, stored, code);
      if (!record) return null;
      const { codes, hashes: recovery } = newRecoveryCodes(uid);
      return { record: { ...record, recovery }, result: codes };
    });
  }

  /** Turns it off. */
  async remove(uid: string): Promise<void> {
    await withTimeout('second factor', this.all.doc(uid).delete());
  }

  /** The record once a code has been taken; null when it is wrong. */
  private takeFrom(
    otp: typeof OtpAuth,
    uid: string,
    stored: SecondFactorRecord,
    code: string,
  ): SecondFactorRecord | null {
    if (stored.secret === null) return null;
    const period = periodOf(otp, stored.secret, code, this.clock());
    if (period !== null) return period > stored.lastPeriod ? { ...stored, lastPeriod: period } : null;
    const used = hash(uid, code);
    if (!stored.recovery.includes(used)) return null;
    return { ...stored, recovery: stored.recovery.filter((each) => each !== used) };
  }

  /** Stores the record that `work` makes of a person's, and returns its result; changes nothing where that is null. */
  private async change<T>(
    uid: string,
    work: (
      stored: SecondFactorRecord,
      otp: typeof OtpAuth,
    ) => { record: SecondFactorRecord; result: T } | null,
  ): Promise<T | null> {
    const otp = await import('otpauth'); // when it is needed: visitors' pages never do
    const reference = this.all.doc(uid);
    return transactionOn('second factor', reference, (stored = off, transaction) => {
      const changed = work(stored, otp);
      if (!changed) return null;
      transaction.set(reference, changed.record);
      return changed.result;
    });
  }
}
