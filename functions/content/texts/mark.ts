/** The first line of a text with form; Markdown itself takes it as a remark. */
export const MARKDOWN_MARK = '<!-- markdown -->\n';

/** Whether a stored text has form. */
export const isMarkdown = (text: string) => text.startsWith(MARKDOWN_MARK);
