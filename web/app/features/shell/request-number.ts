/** The element of the error page that the server puts the number of the failed request into. */
export const REQUEST_NUMBER = 'request-number';

/** Puts the id of a failed request into the HTML of its error page, behind the words in `data-label`. */
export function nameRequest(html: string, id: string): string {
  const place = new RegExp(`(<p id="${REQUEST_NUMBER}" data-label="([^"]*)"[^>]*>)(?=</p>)`);
  return html.replace(place, (start, _, label: string) => `${start}${label} ${id}`);
}
