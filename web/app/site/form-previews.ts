import type { ContentPath } from '@content';
import { type ComponentType, lazy } from 'react';
import type { PreviewProps } from '../features/content-admin/form/content';

/** What visitors will see of an item while its form is filled in: of the types that have it, by path. */
export const formPreviews: Partial<Record<ContentPath, ComponentType<PreviewProps>>> = {
  popups: lazy(() => import('./features/popup/popup-preview')),
};
