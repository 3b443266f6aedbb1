/** The id of the element in which the client draws the page. */
export const ROOT = 'root';

/** The element in which a page that is rendered says what belongs into its head. */
export const HEAD_TAGS = 'head-tags';

/** In the head, before and after what pages have said. */
const MARK = `<!--${HEAD_TAGS}-->`;
const END = '</body></html>';

/**
 * Makes a document of a rendered page: what the page says of itself moves into its head, and the scripts with the router's
 * data, which follow it, to the end of its body.
 */
export function asDocument(rendered: string): string {
  let tags = '';
  const page = rendered.replaceAll(/<head-tags>([^]*?)<\/head-tags>/g, (_, inner: string) => {
    tags += inner;
    return '';
  });
  const html = page.replace('</head>', () => `${MARK}${tags}${MARK}</head>`).replace(END, '');
  return `<!DOCTYPE html>${html}${END}`;
}

/** Takes what a page has said of itself out of the head again, since the client says it anew. */
export function removeHeadTags(): void {
  const [first, last] = [...document.head.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.COMMENT_NODE && nodeValue === HEAD_TAGS,
  );
  if (!first || !last) return;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  range.deleteContents();
}
