import type { BrowserContext } from 'playwright-core';
import { type Visit, type VisitOptions, journey, siteUrl } from './visit';
import { staffSession } from './content';

/** Puts a session's cookie and the local mark of a signed-in browser into a context. */
export async function enter(context: BrowserContext, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  const { hostname: domain } = new URL(siteUrl);
  await context.addCookies([{ name, value, domain, path: '/api', httpOnly: true, sameSite: 'Strict' }]);
  await context.addInitScript(() => {
    try {
      localStorage.setItem('isAdmin', 'true');
    } catch {
      // A test has filled or blocked the storage.
    }
  });
}

/** A journey of a staff member who is signed in already: for whatever is not about signing in. */
export function staffJourney(options: VisitOptions, work: (visit: Visit) => Promise<void>): Promise<void> {
  return journey(options, async (visit) => {
    await enter(visit.context, await staffSession());
    await work(visit);
  });
}
