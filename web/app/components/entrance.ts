/** Milliseconds that an entrance takes. */
const DURATION = 200;

/** Moves an element that has just appeared from these styles to its own; nothing moves under reduced motion. */
export function enter(
  element: HTMLElement,
  from: { readonly transform: string; readonly opacity?: number },
): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([from, {}], { duration: DURATION, easing: 'ease-out' });
}
