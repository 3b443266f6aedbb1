const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML content or attribute; characters that XML does not allow are dropped. */
export function xmlText(text: string): string {
  const known = Array.from(text).filter((letter) => letter >= ' ' || /[\t\n\r]/.test(letter));
  return known.join('').replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** An XML response. */
export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

/** The response when content cannot be read: 503, try again. */
export function unavailable(): Response {
  return new Response('Not available right now. Try again in a moment.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '30' },
  });
}
