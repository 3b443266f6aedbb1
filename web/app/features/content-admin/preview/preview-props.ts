import type { FormContent } from '../form/content';

export interface PreviewProps {
  readonly content: FormContent;
}
