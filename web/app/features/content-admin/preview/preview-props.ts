import type { FormContent } from '../form/content';

/** What every preview is given. */
export interface PreviewProps {
  readonly content: FormContent;
}
