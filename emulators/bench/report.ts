import { throttlings, type Comparison } from './comparison';
import type { FirstVisit } from './first-visit';
import { kinds } from './lighthouse';
import type { SlowLink } from './slow-link';
import type { StaffVisit } from './staff-visit';
import {
  judge,
  pageTargets,
  slowLinkTargets,
  staffVisitTargets,
  visitTargets,
  type Verdict,
} from './targets';

/** Long tasks of a page that are told, the longest first. */
const TASKS = 8;

const verdictLine = ({ name, met, words }: Verdict): string =>
  `    ${met ? 'met    ' : 'NOT MET'} ${name}: ${words}`;

/** A page's comparison, in lines. */
export function describeComparison(comparison: Comparison): string[] {
  const { path, figures, load } = comparison;
  const lines = [`  ${path}`];
  for (const throttling of throttlings) {
    const { ours, scriptless } = figures[throttling];
    const each = (figure: (of: typeof ours) => string) => [ours, scriptless].map(figure).join(' / ');
    lines.push(
      `    ${throttling}: LCP ${each(({ lcp }) => lcp.toFixed(0))} ms, ÷ without scripts ${(ours.lcp / scriptless.lcp).toFixed(2)} · ` +
        `blocking ${each(({ blocking }) => blocking.toFixed(0))} ms · ` +
        `CLS ${each(({ cls }) => cls.toFixed(3))}`,
      `      ${Object.entries(ours.scores)
        .map(([category, of]) => `${category} ${of}`)
        .join(' · ')}${ours.faults.length > 0 ? ` (${ours.faults.join(', ')})` : ''}`,
    );
  }
  const { ours, scriptless } = figures.applied;
  for (const [name, of] of Object.entries({
    ours,
    'without scripts': scriptless,
  })) {
    const total = kinds.reduce((all, kind) => all + of.kilobytes[kind], 0);
    const parts = kinds.map((kind) => `${kind} ${of.kilobytes[kind].toFixed(0)}`).join(' · ');
    lines.push(`    ${name}: ${total.toFixed(0)} KB in ${of.requests} requests (${parts})`);
  }
  lines.push('    long tasks at a quarter of the speed (those of 50 ms and less do not count):');
  for (const { start, duration, origin } of ours.longTasks.slice(0, TASKS))
    lines.push(`      ${duration.toFixed(0)} ms after ${start.toFixed(0)} ms: ${origin}`);
  lines.push(`    load average ${load.map((each) => each.toFixed(1)).join(' before, ')} after`);
  return [...lines, ...judge(pageTargets, comparison).map(verdictLine)];
}

/** A first visit, in lines. */
export function describeVisit(visit: FirstVisit): string[] {
  return [`    ${visit.requests} requests in the first view`, ...judge(visitTargets, visit).map(verdictLine)];
}

/** A visit over a slow link, in lines. */
export function describeSlowLink(visit: SlowLink): string[] {
  const menu = visit.menu.map(({ after, took }) => `${took.toFixed(0)} ms` + ` (${after})`).join(', ');
  return [
    `    the menu opens, touched so many ms after the first paint: ${menu}`,
    ...judge(slowLinkTargets, visit).map(verdictLine),
  ];
}

/** Visits to the staff area over a weak line, in lines. */
export function describeStaffVisits(visits: readonly StaffVisit[]): string[] {
  return visits.flatMap((visit) => [
    `  ${visit.screen}`,
    ...judge(staffVisitTargets, visit).map(verdictLine),
  ]);
}
