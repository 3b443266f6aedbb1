export const GOOD_DESCRIPTION =
  'Say who or what is seen, doing what, and where: “Women in Jumla plant apple trees”. Of a poster, say what it announces.';

const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/[\s_–—-]+/g, ' ')
    .trim();

/** How a description could be better, or null: it repeats the file's name, or says that it is a picture. */
export function descriptionAdvice(description: string, fileName: string): string | null {
  const text = bare(description);
  if (text === '') return null;
  if (text === bare(fileName)) return 'This is the file’s name. Say what the picture shows.';
  if (/^(a |an |the )?(picture|photo|photograph|image) (of|showing)\b/.test(text)) {
    return 'It is announced as a picture anyway: begin with what is seen.';
  }
  return null;
}
