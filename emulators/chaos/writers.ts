import { randomUUID } from 'node:crypto';
import { contentTypeAt, type AnyItem, type ContentTypeDefinition } from '@content';
import { apiPaths } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import { file, PASSWORD, validForm } from '../../functions/src/testing/api';
import { sleep } from '../shared/processes';
import type { Random } from '../shared/random';

/** An item in one of the states that it may be in: not there, live, or deleted, and its title. */
export type State = 'none' | `live ${string}` | `deleted ${string}`;

/** What is known of an item that a writer has sent. */
export interface Kept {
  readonly type: ContentTypeDefinition;
  readonly id: string;
  /** What it may be: what was confirmed last, and what was sent since without an answer. */
  possible: State[];
  /** As confirmed last. */
  version: number;
  title: string;
  isDeleted: boolean;
}

/** A request of staff, and what it makes of the item. */
interface Write {
  readonly item: Kept;
  readonly makes: State;
  readonly send: () => Promise<Answer>;
}

interface Answer {
  /** 0: there was none. */
  readonly status: number;
  readonly text: string;
  readonly item: AnyItem | undefined;
}

/** Types that writers add: of each, with a picture. */
const types = ['notices', 'stories', 'galleries'].map((path) => contentTypeAt(path) as ContentTypeDefinition);
/** How often the same thing is sent, as a person presses a button again. */
const TRIES = 5;
const NO_ANSWER: Answer = { status: 0, text: '', item: undefined };

/** What all writers have done. */
export class Ledger {
  readonly items: Kept[] = [];
  confirmed = 0;
  /** Tries with 503 or without an answer. */
  failed = 0;
  /** Writes that were given up after so many tries. */
  givenUp = 0;
  /** Times that somebody had to give the password again. */
  signedOut = 0;
  /** Answers that no fault excuses. */
  readonly wrong: string[] = [];
}

/** A member of staff, who adds items with pictures, changes, deletes and restores them. */
export class Writer {
  private cookie = '';
  private readonly own: Kept[] = [];
  private count = 0;

  constructor(
    private readonly siteUrl: string,
    private readonly email: string,
    private readonly picture: Buffer,
    private readonly ledger: Ledger,
    private readonly chance: Random,
  ) {}

  /** Signs in; tries again until it has worked. */
  async signIn(): Promise<void> {
    const body = JSON.stringify({ email: this.email, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    for (;;) {
      const { status, text } = await this.send('POST', staffApiPaths.login, body, headers);
      if (status === 200) return;
      if (status !== 503 && status !== 0)
        this.ledger.wrong.push(`signing in: ${status} ${text.slice(0, 160)}`);
      await sleep(1000);
    }
  }

  /** Writes one thing after the other. */
  async work(until: number): Promise<void> {
    await sleep(this.chance.between(0, 1000));
    while (Date.now() < until) {
      await this.carryOut(await this.anyWrite());
      await sleep(this.chance.between(200, 1000));
    }
  }

  private async anyWrite(): Promise<Write> {
    const { chance } = this;
    const live = this.own.filter(({ isDeleted }) => !isDeleted);
    const deleted = this.own.filter(({ isDeleted }) => isDeleted);
    const share = chance.next();
    if (share < 0.35 || this.own.length < 2) return this.addition();
    if (share < 0.5 && deleted.length > 0) return this.restoration(chance.pick(deleted));
    if (share < 0.7 && live.length > 0) return this.deletion(chance.pick(live));
    return live.length > 0 ? this.change(chance.pick(live)) : this.addition();
  }

  private nextTitle(): string {
    this.count += 1;
    return `${this.email.slice(0, 8)} ${this.count}`;
  }

  private form(type: ContentTypeDefinition, title: string): Promise<FormData> {
    return validForm(type, { title, image: file(this.picture, 'picture.jpg') });
  }

  private addition(): Write {
    const type = this.chance.pick(types);
    const id = randomUUID();
    const title = this.nextTitle();
    const item: Kept = { type, id, possible: ['none'], version: 1, title, isDeleted: false };
    this.ledger.items.push(item);
    const send = async () =>
      this.send('POST', apiPaths.list(type.path), await this.form(type, title), { 'idempotency-key': id });
    return { item, makes: `live ${title}`, send };
  }

  private async change(item: Kept): Promise<Write> {
    const { type, id } = item;
    const title = this.nextTitle();
    const body = new FormData();
    body.set('title', title);
    const isPictureNew = this.chance.chance(0.5);
    const form = isPictureNew ? await this.form(type, title) : body;
    const send = () => this.send('PATCH', apiPaths.one(type.path, id), form, this.ifMatch(item));
    return { item, makes: `live ${title}`, send };
  }

  private deletion(item: Kept): Write {
    const { type, id, title } = item;
    const send = () => this.send('DELETE', apiPaths.one(type.path, id), undefined, this.ifMatch(item));
    return { item, makes: `deleted ${title}`, send };
  }

  private restoration(item: Kept): Write {
    const { type, id, title } = item;
    return {
      item,
      makes: `live ${title}`,
      send: () => this.send('POST', staffApiPaths.restore(type.path, id)),
    };
  }

  private ifMatch({ version }: Kept) {
    return { 'if-match': `"${version}"` };
  }

  /** Sends a write until it is confirmed or has an answer that ends it; what nobody has confirmed stays possible. */
  private async carryOut({ item, makes, send }: Write): Promise<void> {
    const { ledger } = this;
    let isOpen = false;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = item.possible;
      item.possible = [...before, makes];
      const answer = await send();
      const { status, text } = answer;
      if (status === 200 || status === 201) return this.note(item, makes, answer);
      if (status === 503 || status === 0) {
        isOpen = true;
        ledger.failed += 1;
        await sleep(this.chance.between(500, 1500));
      } else if (status === 401) {
        if (!isOpen) item.possible = before;
        await this.renew();
      } else {
        // What was sent before without an answer has happened after all, and this one did not.
        if (!(isOpen && [404, 409, 412].includes(status))) {
          ledger.wrong.push(`${makes}: ${status} ${text.slice(0, 160)}`);
        }
        return this.forget(item);
      }
    }
    ledger.givenUp += 1;
    this.forget(item);
  }

  private note(item: Kept, makes: State, answer: Answer): void {
    this.ledger.confirmed += 1;
    item.possible = [makes];
    item.isDeleted = makes.startsWith('deleted');
    item.title = makes.slice(makes.indexOf(' ') + 1);
    item.version = answer.item?._version ?? item.version;
    if (!this.own.includes(item)) this.own.push(item);
  }

  /** Leaves an item alone of which it is not known what became of it. */
  private forget(item: Kept): void {
    const at = this.own.indexOf(item);
    if (at >= 0) this.own.splice(at, 1);
  }

  private async renew(): Promise<void> {
    const { status } = await this.send('POST', staffApiPaths.refresh);
    if (status !== 401) return;
    this.ledger.signedOut += 1;
    await this.signIn();
  }

  private async send(
    method: string,
    path: string,
    body?: FormData | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    try {
      const response = await fetch(this.siteUrl + path, {
        method,
        body,
        headers: { origin: this.siteUrl, cookie: this.cookie, ...headers },
        signal: AbortSignal.timeout(40_000),
      });
      const text = await response.text();
      const [session] = response.headers.getSetCookie();
      if (session !== undefined) this.cookie = session.split(';')[0] ?? '';
      const { data } = (text.startsWith('{') ? JSON.parse(text) : {}) as { data?: AnyItem };
      return { status: response.status, text, item: data };
    } catch {
      return NO_ANSWER;
    }
  }
}
