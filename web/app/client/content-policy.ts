/**
 * The Content-Security-Policy of a page: scripts run from the site's own files, and those within the page that bear the
 * nonce of its rendering, which nothing that was stored before can know. `uploadOrigin` is that which a page of the staff
 * area speaks to beside the site's own; there pictures can also be files that were chosen on the device.
 */
export function contentPolicy(nonce: string, uploadOrigin?: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${uploadOrigin ? ' blob:' : ''}`,
    ...(uploadOrigin ? [`connect-src 'self' ${uploadOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
