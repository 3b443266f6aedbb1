/** A response as it was read, and the moments (milliseconds) between which it was made. */
export interface Reading {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly from: number;
  readonly to: number;
}

/** Headers that differ from one request, connection or run to the next and say nothing of the site. */
const passing =
  /^(date|age|connection|keep-alive|transfer-encoding|content-length|server-timing|expires|last-modified|x-timer|x-request-id)$/;

/** What a build names by content: the files of web's build, and what a page loads of them. */
function withoutAssets(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*>.*?<\/script>/gs, '<script type="module">BUILD</script>')
    .replace(/(\/assets\/[\w.$-]+?)-[\w-]{8}(\.\w+)/g, '$1$2');
}

/** Whether a page in HTML, or a part of the API that is JSON, by its content type. */
const isHtml = ({ headers }: Reading) => headers.get('content-type')?.startsWith('text/html') ?? false;
const isJson = ({ headers }: Reading) => /json/.test(headers.get('content-type') ?? '');

/** One element or one value a line, so that a diff shows what has changed and not a page. */
function inLines(reading: Reading, text: string): string {
  if (isHtml(reading)) return text.replaceAll('<', '\n<').replaceAll('\\",', '\\",\n').trimStart();
  if (!isJson(reading)) return text;
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? JSON.stringify(value, null, 1) : text;
}

/**
 * A response as text that is the same for the same behaviour: the site's own URL, the moment of rendering, request ids,
 * cursors (opaque by contract) and the names of built files are replaced.
 */
export function neutral(reading: Reading, siteUrl: string, cursors: Iterable<string>): string {
  const fixed = (text: string) => {
    let found = text.replaceAll(siteUrl, 'SITE').replaceAll(new URL(siteUrl).host, 'HOST');
    for (const cursor of cursors)
      found = found.replaceAll(cursor, 'CURSOR').replaceAll(encodeURIComponent(cursor), 'CURSOR');
    return found
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (moment) => {
        const at = Date.parse(moment);
        return at >= reading.from && at <= reading.to ? 'MOMENT' : moment;
      })
      .replace(/"requestId":"[\w-]+"/g, '"requestId":"ID"');
  };
  const body = fixed(isHtml(reading) ? withoutAssets(reading.body) : reading.body);
  // A tag follows from the bytes, and with them from what was replaced in them.
  const tag = (value: string) => (body === reading.body ? value : 'TAG');
  const headers = [...reading.headers]
    .filter(([name]) => !passing.test(name))
    .map(([name, value]) => `${name}: ${name === 'etag' ? tag(value) : fixed(value)}`);
  return [String(reading.status), ...headers, '', inLines(reading, body), ''].join('\n');
}
