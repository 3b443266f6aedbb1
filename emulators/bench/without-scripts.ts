/** A page of ours without any script, and without what fetches one early. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
