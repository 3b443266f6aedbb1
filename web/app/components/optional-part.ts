import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that the page can do without, such as a dialog: its code is fetched when it is first shown. Where that
 * fails, nothing is shown in its place, and the page stays as it is.
 */
export const optionalPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })));
