import type { GlobalTexts } from '../data/pages/globals';

export interface SectionProps {
  readonly texts: GlobalTexts<'home'>;
}
