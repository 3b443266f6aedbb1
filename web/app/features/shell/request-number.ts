/** The element of the error page that the server puts the number of the failed request into. */
export const REQUEST_NUMBER = 'request-number';

/** The page of a failure with the id of its request behind the words in `data-label`. Other pages stay as they are. */
export function nameRequest(html: string, id: string): string {
  const place = new RegExp(`(<p id="${REQUEST_NUMBER}" data-label="([^"]*)"[^>]*>)(?=</p>)`);
  return html.replace(place, (start, _, label: string) => `${start}${label} ${id}`);
}
