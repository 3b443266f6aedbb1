const encoder = new TextEncoder();
/** The most octets of a line (RFC 5545, 3.1). */
const LINE = 75;

/** A line of a calendar: its value escaped (3.3.11), in pieces none of which ends within a character. */
export function contentLine(name: string, value: string): string {
  const escaped = value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
  let text = '';
  let octets = 0;
  for (const character of `${name}:${escaped}`) {
    const { length } = encoder.encode(character);
    octets += length;
    if (octets > LINE) {
      text += '\r\n ';
      octets = 1 + length;
    }
    text += character;
  }
  return `${text}\r\n`;
}
