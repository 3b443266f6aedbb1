/** The element of the error page that the server puts the number of the failed request into. */
export const REQUEST_NUMBER = 'request-number';

/** The page of a failure with the id of its request, for visitors to tell us. Other pages stay as they are. */
export function nameRequest(html: string, id: string): string {
  const place = new RegExp(`(<p id="${REQUEST_NUMBER}"[^>]*>)(?=</p>)`);
  return html.replace(place, (start) => `${start}If it stays so, tell us this number: ${id}`);
}
