import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { TestApi } from '../../functions/src/testing/api';
import { validForm } from '../../functions/src/testing/api';
import { getFirestore } from 'firebase-admin/firestore';
import { median } from './median';

const notice = contentTypeAt('notices') as ContentTypeDefinition;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Milliseconds inside the function, as Server-Timing tells. */
async function inside(api: TestApi, path: string): Promise<number> {
  const { headers } = await api.call(path);
  return Number(/total;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1]);
}

export interface Ratio {
  readonly name: string;
  readonly rawMs: number;
  readonly facadeMs: number;
  readonly ratio: number;
}

/** The façade's time beside the raw Firestore read of the same data, measured in turns. */
export async function measureFacade(api: TestApi, rounds = 200): Promise<Ratio[]> {
  for (let i = 0; i < 20; i += 1) {
    await api.call('/notices', {
      method: 'POST',
      as: 'staff',
      body: await validForm(notice, { image: null }),
    });
  }
  const [first] = (await api.call('/notices?pageSize=1')).body.data as { _id: string }[];
  const id = first?._id ?? '';
  const collection = getFirestore().collection('notices');
  const query = collection.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(20);
  const cases = [
    { name: 'list of 20', path: '/notices?pageSize=20', raw: () => query.get() },
    { name: 'one item', path: `/notices/${id}`, raw: () => collection.doc(id).get() },
  ];
  const ratios: Ratio[] = [];
  for (const { name, path, raw } of cases) {
    const rawTimes: number[] = [];
    const facadeTimes: number[] = [];
    for (let i = 0; i < rounds + 20; i += 1) {
      const times = [await timed(raw), await inside(api, path)] as const;
      if (i < 20) continue; // warm-up
      rawTimes.push(times[0]);
      facadeTimes.push(times[1]);
    }
    const [rawMs, facadeMs] = [median(rawTimes), median(facadeTimes)];
    ratios.push({ name, rawMs, facadeMs, ratio: facadeMs / rawMs });
  }
  return ratios;
}

/** Requests a second of one process, with `parallel` at a time. */
export async function measureThroughput(
  api: TestApi,
  path: string,
  requests = 600,
  parallel = 8,
): Promise<number> {
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await api.call(path);
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: parallel }, worker)));
  return requests / (ms / 1000);
}
