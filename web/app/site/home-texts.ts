import type { homeDefaults } from '@site/defaults/home';
import type { GlobalChangesAt } from '@content/globals';

/** The texts of the home page: those that the site came with, and what staff have changed. */
export type HomeTexts = typeof homeDefaults & GlobalChangesAt<'home'>;

export interface SectionProps {
  readonly texts: HomeTexts;
}
