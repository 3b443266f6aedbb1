/** Letters of one end of a duration that fit a line of its column: 'Mangsir 2075 –'. */
export const LONGEST_END = 16;

/** The two ends of a duration, the dash at the first: 'Shrawan 2081 –', 'Asar 2083'; any other text is one. */
export function endsOf(duration: string): readonly string[] {
  const [, first, dash, second] = /^(.+?)\s*([–—-]|\bto\b)\s+(.+)$/.exec(duration.trim()) ?? [];
  return first && dash && second ? [`${first} ${dash}`, second] : [duration];
}

/** A number of at least five digits, in either script, with or without commas. */
const amount = /[\d०-९][\d०-९,]{3,}[\d०-९]/g;

/** A text whose amounts are written in lakhs and crores, as in Nepal: '12500000' reads '1,25,00,000'. */
export function inLakhs(text: string): string {
  return text.replaceAll(amount, (written) => {
    const digits = written.replaceAll(',', '');
    if (digits.length < 5 && !written.includes(',')) return written;
    const thousands = digits.slice(0, -3).replaceAll(/\B(?=([\d०-९]{2})+$)/g, ',');
    return thousands === '' ? digits : `${thousands},${digits.slice(-3)}`;
  });
}
