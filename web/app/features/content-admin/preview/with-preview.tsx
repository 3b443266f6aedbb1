import type { ContentTypeDefinition } from '@content';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createElement, Suspense } from 'react';
import type { FormContent } from '../form/content';
import { Stack } from '../../admin-ui/layout';
import { previewOf } from './previews';

export interface WithPreviewProps {
  readonly type: ContentTypeDefinition;
  readonly content: FormContent;
  readonly children: ReactNode;
}

/** A form's fields, with the live preview of its type beside them; below them on small screens. */
export function WithPreview({ type, content, children }: WithPreviewProps) {
  const preview = previewOf(type);
  const fields = <Stack gap="6">{children}</Stack>;
  if (!preview) return fields;
  return (
    <chakra.div
      display="grid"
      gap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 24rem)' }}
    >
      {fields}
      <Suspense fallback={null}>{createElement(preview, { content })}</Suspense>
    </chakra.div>
  );
}
