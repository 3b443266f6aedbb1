/**
 * The Content-Security-Policy of a page: scripts run from the site's own files, or inline with the nonce of this rendering, which no
 * stored content can know. `uploadOrigin` is the second origin that staff pages send to; their pictures may be local files too.
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
