import type { Browser } from 'playwright-core';
import { apiPaths } from '@content/contract';
import type { Visit, VisitOptions } from './browser';
import { journey, siteUrl } from './browser';
import { staff } from './content';

/** A journey of a staff member who is signed in already: for whatever is not about signing in. */
export function staffJourney(
  browser: Browser,
  options: VisitOptions,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  return journey(browser, options, async (visit) => {
    const { context } = visit;
    const answer = await context.request.post(apiPaths.login, { data: staff, headers: { origin: siteUrl } });
    if (!answer.ok()) throw new Error(`login answered ${answer.status()}: ${await answer.text()}`);
    await context.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
    await work(visit);
  });
}
