/** The first line of rich text: a comment in Markdown. */
export const RICH_TEXT_MARKER = '<!-- markdown -->\n';

export const isRichText = (text: string) => text.startsWith(RICH_TEXT_MARKER);
