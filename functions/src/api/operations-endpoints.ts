import { health, nothing, siteState } from '@content/api/responses';
import { runStatus } from '@content/api/site-state';
import type { Services } from '../services';
import { endpoint } from './endpoint';
import { countReport, errorReportSchema, keptReport } from './error-reports';

type NightlyRuns = ReturnType<Services['operations']['nightlyRuns']>;
let lastRuns: { readonly since: number; readonly runs: NightlyRuns } | undefined;

/** The nightly runs as this process knows them: anybody may ask for the health, as often as they like. */
function knownRuns({ operations, config }: Services): NightlyRuns {
  const now = performance.now();
  if (!lastRuns || now - lastRuns.since >= config.contentMaxAgeMs)
    lastRuns = { since: now, runs: operations.nightlyRuns() };
  return lastRuns.runs;
}

/** How the site is doing: for staff, for the checks of Google Cloud, and errors that browsers report. */
export const operationsEndpoints = {
  siteState: endpoint('get', '/site-state', {
    summary: 'How the site is doing: last backup and clean-up, storage, errors of the week',
    response: { description: 'The state of the site', schema: siteState },
    handle: ({ services: { operations } }) => operations.read(),
  }),
  health: endpoint('get', '/health', {
    summary: 'Whether what runs each night has run within 36 hours',
    access: 'public',
    caching: 'public',
    response: { description: 'The health of the site', schema: health },
    handle: async ({ services }) => {
      const { cleanup, backup } = await knownRuns(services);
      const now = services.clock();
      return { cleanup: runStatus(cleanup?.at, now), backup: runStatus(backup?.at, now) };
    },
  }),
  reportError: endpoint('post', '/error-reports', {
    summary: 'Report an error that happened in a browser, without anything about the person',
    access: 'public',
    body: errorReportSchema,
    response: { description: 'Done', schema: nothing },
    problems: [429],
    handle: async ({ services, request, body }) => {
      // Browser extensions fail in the visitor's page, too.
      if (body.message.includes('-extension://')) return {};
      await countReport(services, request);
      await services.operations.addReport(keptReport(body));
      return {};
    },
  }),
};
