/** The first line of a text with form; Markdown itself takes it as a remark. */
export const RICH_TEXT_MARKER = '<!-- markdown -->\n';

export const isRichText = (text: string) => text.startsWith(RICH_TEXT_MARKER);
