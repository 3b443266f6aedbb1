import type { GlobalTexts } from '../data/globals';

export interface SectionProps {
  readonly texts: GlobalTexts<'home'>;
}
