import type { ContentTypeDefinition } from '@content';
import { formPreviews } from '@site/web/form-previews';
import type { ComponentType } from 'react';
import type { PreviewProps } from '../form/content';

const previews: Readonly<Record<string, ComponentType<PreviewProps> | undefined>> = formPreviews;

/** The live preview of a type's form, where it has one. */
export const previewOf = (type: ContentTypeDefinition): ComponentType<PreviewProps> | undefined =>
  previews[type.path];

/** How wide a form's screen is: with a preview beside it, wider. */
export const widthOf = (type: ContentTypeDefinition): 'wide' | 'reading' =>
  previewOf(type) ? 'wide' : 'reading';
