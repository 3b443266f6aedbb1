/** The first line of a text with form; Markdown itself takes it as a remark. */
export const RICH_TEXT_MARKER = '<!-- markdown -->\n';

/** Whether a stored text has form. */
export const isRichText = (text: string) => text.startsWith(RICH_TEXT_MARKER);
