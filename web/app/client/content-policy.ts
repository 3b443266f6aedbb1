/**
 * The Content-Security-Policy of a page: scripts run from the site's own files, and those within the page that bear the
 * nonce of its rendering, which nothing that was stored before can know. `connections` names the origins that a page of the
 * staff area speaks to beside the site's own; there pictures can also be files that were chosen on the device.
 */
export function contentPolicy(nonce: string, connections?: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${connections ? ' blob:' : ''}`,
    ...(connections ? [`connect-src 'self' ${connections.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
