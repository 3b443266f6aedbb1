import type { ContentPath } from '@content';
import type { ComponentType } from 'react';
import { lazy } from '../features/admin-ui/lazy';
import type { PreviewProps } from '../features/content-admin/item-content/form-content';

/** What visitors will see of an item while its form is filled in: of the types that have it, by path. */
export const formPreviews: Partial<Record<ContentPath, ComponentType<PreviewProps>>> = {
  popups: lazy(() => import('./popup-preview').then((module) => module.PopupPreview), 'whenShown'),
};
