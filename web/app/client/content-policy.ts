import { createHash } from 'node:crypto';

/** Scripts that stand in the page and run, in it or later from its text; what is mere data needs no leave. */
const INLINE_SCRIPT = /(<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>)([^]*?)(?=<\/script>)/g;
/** The end of the router's data and its last script, which nothing on the page looks for: as one they cost one hash less. */
const LAST_SCRIPTS =
  /(streamController\.enqueue\([^]*?\);)<\/script><!--\$s--><script>(?:\/\*[\w-]+\*\/)?(window\.__reactRouterContext\.streamController\.close\(\);)<\/script>/;
const CHARSET = '<meta charset="utf-8"/>';

const markOf = (nonce: string) => `/*${nonce}*/`;

/**
 * Marks the scripts that the framework has rendered: those with the nonce, which only they know. It stands at the beginning
 * of their text then, where it stays whatever becomes of the page until `withPolicy` takes it away.
 */
export function markedScripts(rendered: string, nonce: string): string {
  const attribute = ` nonce="${nonce}"`;
  return (
    rendered
      .replaceAll(/<script\b[^>]*>/g, (tag) =>
        tag.includes(attribute) && !/\ssrc=/.test(tag) ? tag + markOf(nonce) : tag,
      )
      .replaceAll(attribute, '')
      // Preact takes this property of React's for an attribute.
      .replaceAll(' suppressHydrationWarning', '')
  );
}

/**
 * Puts the page's Content-Security-Policy at the beginning of its head: scripts run from the site's own files, and those of
 * this page that are its own, by their texts: `own` names the mark of the rendered ones, and the text of the one that is
 * added. Whatever else has come into the page does not run. It is no header: after a 304 a browser joins the headers of now
 * with the page of then. `connections` names the origins that a page of the staff area speaks to beside the site's own;
 * there pictures can also be files that were chosen on the device. Expects the finished page; throws when the head does
 * not begin as it should, since a page without its policy must not be served.
 */
export function withPolicy(
  finished: string,
  own: { readonly nonce: string; readonly added: string },
  connections?: readonly string[],
): string {
  const mark = markOf(own.nonce);
  const hashes = new Set<string>();
  const html = finished
    .replace(LAST_SCRIPTS, '$1$2</script><!--$$s-->')
    .replaceAll(INLINE_SCRIPT, (script, tag: string, text: string) => {
      if (!text.startsWith(mark) && text !== own.added) return script;
      const unmarked = text.startsWith(mark) ? text.slice(mark.length) : text;
      hashes.add(`'sha256-${createHash('sha256').update(unmarked).digest('base64')}'`);
      return tag + unmarked;
    });
  const directives = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
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
