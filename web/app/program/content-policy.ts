import { createHash } from 'node:crypto';

/** Scripts that stand in the page and run, in it or later from its text; what is mere data needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g;
/** The router's last two scripts, which nothing on the page looks for: as one they cost one hash less. */
const LAST_SCRIPTS =
  /(streamController\.enqueue\([^]*?\);)<\/script><!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script>/;
const CHARSET = '<meta charSet="utf-8"/>';

/** Each script's hash, once. */
function hashesIn(html: string): string {
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hash(script)))].join(' ');
}

/**
 * Puts the page's Content-Security-Policy at the beginning of its head: scripts run from the site's own files and where
 * their very text stands in this page, and nowhere else. It is no header: after a 304 a browser joins the headers of now
 * with the page of then. `connections` names the origins that a page of the staff area speaks to beside the site's own;
 * there pictures can also be files that were chosen on the device. Expects the finished page; throws when the head does
 * not begin as it should, since a page without its policy must not be served.
 */
export function withPolicy(finished: string, connections?: readonly string[]): string {
  const html = finished.replace(LAST_SCRIPTS, '$1$2</script><!--$$-->');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${hashesIn(html)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${connections ? ' blob:' : ''}`,
    ...(connections ? [`connect-src 'self' ${connections.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join(';')}"/>`;
  const page = html.replace(CHARSET, () => CHARSET + meta);
  if (page === html)
    throw new Error('The head does not begin with its charset: has the framework changed its form?');
  return page;
}
