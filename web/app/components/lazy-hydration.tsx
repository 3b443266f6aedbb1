import { Children, type ReactNode, Suspense, use, useId } from 'react';
import { whenNear } from './use-near';

interface Wait {
  readonly section: Element;
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** The waits of sections that the server has rendered, by their ids. */
const waits = new Map<string, Wait>();

/** Nothing waits any more, not even sections that React reaches later. */
let isOver = false;

/** Hydrates all sections that still wait: somebody uses the page, or it is about to change. */
export function hydrateAll(): void {
  isOver = true;
  for (const { end } of waits.values()) end();
}

/** Resolves when a section may be hydrated; undefined for one that the browser renders itself. */
function untilNear(id: string): Promise<void> | undefined {
  const known = waits.get(id);
  if (isOver && !known) return undefined;
  if (known) return known.section.isConnected ? known.over : undefined;
  const section = document.getElementById(id);
  if (!section) return undefined;
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  void over.then(whenNear(section, end));
  waits.set(id, { section, over, end });
  return over;
}

if (!import.meta.env.SSR)
  for (const type of ['pointerdown', 'keydown', 'popstate', 'beforeprint'])
    addEventListener(type, hydrateAll, { capture: true, once: true });

function Section({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const near = import.meta.env.SSR ? undefined : untilNear(id);
  if (near) use(near);
  return children;
}

function Part({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <div id={id}>
      <Suspense>
        <Section id={id}>{children}</Section>
      </Suspense>
    </div>
  );
}

/** Wraps parts below the first screen: each is hydrated once it comes near the window, or the page is used. */
export const LazyHydration = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (part) => <Part>{part}</Part>);
