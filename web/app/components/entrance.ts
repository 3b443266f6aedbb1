import type * as MiniMotion from 'framer-motion/dom/mini';

/** The animation library, once it is loaded. */
let motion: typeof MiniMotion | undefined;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads the animation library, for what may open next. */
export function prefetchEntrance(): void {
  if (motion || isStill()) return;
  import('framer-motion/dom/mini').then(
    (loaded) => (motion = loaded),
    () => undefined, // without it nothing moves
  );
}

/**
 * Lets an element that has just appeared slide in from a CSS transform. It is visible at once: nothing moves while the
 * library is not loaded, or under reduced motion.
 */
export function enter(element: HTMLElement, from: string): void {
  if (!motion) return prefetchEntrance();
  if (!isStill()) motion.animate(element, { transform: [from, 'none'] }, { duration: 0.2, ease: 'easeOut' });
}
