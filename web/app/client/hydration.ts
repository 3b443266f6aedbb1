const waiting: (() => void)[] = [];
const channel = import.meta.env.SSR ? null : new MessageChannel();
if (channel) channel.port1.onmessage = () => waiting.splice(0).forEach((run) => run());

/** In a browser the next task: what somebody does meanwhile comes before it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel?.port2.postMessage(null);
  });

let isHydrating = true;
let last: Promise<void> = Promise.resolve();

/**
 * The turn of a part of a page to be hydrated: each in a task of its own, in the order in which they ask. Null once all
 * are; on the server it has come already.
 */
export function hydrationTurn(): Promise<void> | null {
  if (!channel) return Promise.resolve();
  if (!isHydrating) return null;
  last = last.then(nextTask);
  return last;
}

/** Resolves when every part is hydrated, those inside others too. */
export async function whenHydrated(): Promise<void> {
  const before = last;
  await before;
  await nextTask();
  if (last !== before) return whenHydrated();
  isHydrating = false;
}
