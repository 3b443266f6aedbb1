import type { ContentTypeDefinition } from '@content';
import { lazy } from 'react';
import type { PreviewProps } from './preview-props';

/** Types whose form shows, while it is filled in, what visitors will see. */
const previews: Readonly<Record<string, React.ComponentType<PreviewProps>>> = {
  popups: lazy(() => import('./popup-preview')),
};

/** The live preview of a type's form, where it has one. */
export const previewOf = (type: ContentTypeDefinition): React.ComponentType<PreviewProps> | undefined =>
  previews[type.path];

/** How wide a form's screen is: with a preview beside it, wider. */
export const widthOf = (type: ContentTypeDefinition): 'wide' | 'reading' =>
  previewOf(type) ? 'wide' : 'reading';
