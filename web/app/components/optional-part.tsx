import { type ComponentType, lazy, Suspense } from 'react';

/** An optional part of a page, such as a dialog: its code is fetched when it is first shown, and nothing is shown if that fails. */
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
