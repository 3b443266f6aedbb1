import { expect, test } from 'vitest';
import { organisationDefaults } from '@site/defaults/organisation';
import { nextStepPages } from '@site/next-step-pages';
import { navigationLinks, nextStepOn } from './navigation';

const lineOn = (path: string) => nextStepOn(path, organisationDefaults.nextSteps)?.page;

test('a page ends with the line of its section, and so do the pages of its items', () => {
  expect(['/stories', '/story/abc'].map(lineOn)).toEqual(['Stories', 'Stories']);
  expect(['/programs/abc', '/past-programs'].map(lineOn)).toEqual(['Programs', 'Programs']);
  expect(['/', '/contact', '/support', '/search', '/storybook'].map(lineOn)).toEqual(
    Array(5).fill(undefined),
  );
  expect(nextStepOn('/stories', [])).toBeUndefined();
  // What an older version of the site has stored.
  expect(nextStepOn('/search', [{ page: 'Nowhere' }])).toBeUndefined();
});

test('each section that can have a line is one of the menu, and begins with one', () => {
  const links: readonly string[] = navigationLinks.map(({ to }) => to);
  for (const path of Object.values(nextStepPages)) expect(links).toContain(path);
  expect(organisationDefaults.nextSteps.map(({ page }) => page)).toEqual(Object.keys(nextStepPages));
});
