import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a page that the page can do without, such as a dialog: its code is fetched when it is first shown, and nothing is shown
 * in its place until then, or where that fails.
 */
export function optionalPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
