import { Agent, request } from 'node:http';
import { contentTypeAt, type AnyItem, type ContentTypeDefinition } from '@content';
import { API_BASE } from '@content/contract';
import { createServices } from '../../functions/src/services';
import { clientOf, file, validForm, type TestApi } from '../../functions/src/testing/api';
import { picture } from '../../functions/src/testing/files';
import { startFunction } from '../../functions/src/testing/framework';
import { percentile } from '../percentile';
import { addToDirectus, startDirectus, type Directus } from './directus';
import { median } from './median';

const CONNECTIONS = 10;
const ROUNDS = 5;
const ROUND_MS = 3000;
/** Notices that are there, of which lists show twenty. */
const NOTICES = 60;
/** Posts of a round: each decodes and scales a picture here, and stores it there. */
const POSTS = 20;
/** What the façade must reach beside Directus, in requests a second. */
const TARGET = 1.5;

/** One round: requests a second, and milliseconds of half of them and of 95 %. */
interface Round {
  readonly perSecond: number;
  readonly half: number;
  readonly most: number;
}

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const text = 'A paragraph of a notice, as long as one of them is. '.repeat(12);

/** Sends something again and again over so many connections; `isOver` ends it. */
async function repeat(send: () => Promise<unknown>, isOver: (sent: number) => boolean): Promise<Round> {
  const times: number[] = [];
  let sent = 0;
  const started = performance.now();
  const worker = async () => {
    while (!isOver(sent)) {
      sent += 1;
      const begun = performance.now();
      await send();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, half: percentile(times, 0.5), most: percentile(times, 0.95) };
}

function get(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} responds ${response.statusCode ?? 0}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

async function reading(url: string): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + ROUND_MS;
  const round = await repeat(
    () => get(url, agent),
    () => performance.now() > until,
  );
  agent.destroy();
  return round;
}

const writing = (send: () => Promise<unknown>) => repeat(send, (sent) => sent >= POSTS);

async function post(api: TestApi, title: string, bytes: Buffer): Promise<string> {
  const form = await validForm(notice, { title, description: text, image: file(bytes, 'picture.jpg') });
  const { status, body } = await api.call('/notices', { method: 'POST', as: 'staff', body: form });
  if (status !== 201) throw new Error(`POST /notices responds ${status}`);
  return (body.data as AnyItem)._id;
}

const LIST = '/items/notices?limit=20&sort=-date_created';

/** The same for each side, in the order of the table. */
interface Case {
  readonly name: string;
  readonly hasTarget: boolean;
  readonly sides: readonly (() => Promise<Round>)[];
}

function medianOf(rounds: readonly Round[]): Round {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  return { perSecond: of((r) => r.perSecond), half: of((r) => r.half), most: of((r) => r.most) };
}

function describe({ perSecond, half, most }: Round): string {
  return `${perSecond.toFixed(0)}/s (${half.toFixed(1)} / ${most.toFixed(1)} ms)`;
}

async function compare({ name, hasTarget, sides }: Case): Promise<string> {
  const rounds: Round[][] = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another one begins each time, so that what else the machine does meets all of them.
    for (let turn = 0; turn < sides.length; turn += 1) {
      const at = (round + turn) % sides.length;
      rounds[at]?.push((await sides[at]?.()) as Round);
    }
  }
  const [ours, ...theirs] = rounds.map(medianOf) as [Round, ...Round[]];
  const ratios = theirs.map(({ perSecond }) => ours.perSecond / perSecond);
  const met = Math.min(...ratios) >= TARGET ? 'met' : 'NOT MET';
  const cells = [
    name,
    ...[ours, ...theirs].map(describe),
    ratios.map((ratio) => ratio.toFixed(2)).join(' and '),
  ];
  return `| ${[...cells, hasTarget ? `≥ ${TARGET}: ${met}` : ''].join(' | ')} |`;
}

/**
 * The façade beside Directus, both alone with their stores: the built function under the functions framework with the
 * Firestore and Storage emulators, Directus with SQLite and files, with its cache off and on. Emulators must run, and
 * Directus be installed. Returns the lines of a table.
 */
export async function measureBesideDirectus(): Promise<string[]> {
  const bytes = await picture(800, 600);
  const { url, stop } = await startFunction('api');
  const api = await clientOf(createServices(), url, stop);
  let [ours, theirs] = ['', ''];
  for (let i = 0; i < NOTICES; i += 1) ours = await post(api, `Notice ${i}`, bytes);
  const { uncached, cached } = await startDirectus(async (directus) => {
    for (let i = 0; i < NOTICES; i += 1) {
      theirs = await addToDirectus(directus, { title: `Notice ${i}`, description: text }, bytes);
    }
  });
  const add = (directus: Directus) => () =>
    writing(() => addToDirectus(directus, { title: 'One more', description: text }, bytes));
  const cases: Case[] = [
    {
      name: 'list of 20',
      hasTarget: true,
      sides: [`${url}${API_BASE}/notices?pageSize=20`, uncached.url + LIST, cached.url + LIST].map(
        (address) => () => reading(address),
      ),
    },
    {
      name: 'one item',
      hasTarget: true,
      sides: [
        `${url}${API_BASE}/notices/${ours}`,
        `${uncached.url}/items/notices/${theirs}`,
        `${cached.url}/items/notices/${theirs}`,
      ].map((address) => () => reading(address)),
    },
    {
      name: 'post with a picture',
      hasTarget: false,
      sides: [() => writing(() => post(api, 'One more', bytes)), add(uncached), add(cached)],
    },
  ];
  const lines = [
    `| ${CONNECTIONS} connections, medians of ${ROUNDS} | façade | Directus | Directus, cache on | ratio | target |`,
    '| --- | --- | --- | --- | --- | --- |',
  ];
  try {
    for (const each of cases) lines.push(await compare(each));
  } finally {
    await Promise.all([uncached.stop(), api.stop()]);
  }
  return lines;
}
