import { Children, type ReactNode, Suspense, use, useId } from 'react';
import { whenNear } from './use-near';

interface Wait {
  readonly section: Element;
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** What the server has rendered and nobody has come near, by the ids of their sections. */
const waits = new Map<string, Wait>();

/** Nothing waits any more, not even what React comes to later. */
let isOver = false;

/** Hydrates all that still waits: somebody uses the page, or it is about to change. */
export function hydrateAll(): void {
  isOver = true;
  for (const { end } of waits.values()) end();
}

/** When the section of an id may be hydrated; undefined where it is rendered in the browser. */
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

/**
 * Parts of a page that are below the first screen: what the server rendered of each is hydrated once it comes near the window,
 * or the page is used.
 */
export const LazyHydration = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (part) => <Part>{part}</Part>);
