import type { ContentPath } from '@content';
import type { ComponentType } from 'react';
import { lazy } from '../features/admin-ui/lazy';
import type { PreviewProps } from '../features/content-admin/form/content/form-content';

/** The previews beside forms, by the paths of the types that have one. */
export const formPreviews: Partial<Record<ContentPath, ComponentType<PreviewProps>>> = {
  popups: lazy(() => import('./popup-preview'), 'whenShown'),
};
