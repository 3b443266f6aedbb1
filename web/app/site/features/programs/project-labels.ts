/** A number of at least five digits, in either script, with or without commas. */
const amount = /[\d०-९][\d०-९,]{3,}[\d०-९]/g;

/** Groups the amounts of a text in lakhs and crores, as in Nepal: '12500000' reads '1,25,00,000'. */
export function inLakhs(text: string): string {
  return text.replaceAll(amount, (written) => {
    const digits = written.replaceAll(',', '');
    if (digits.length < 5 && !written.includes(',')) return written;
    const thousands = digits.slice(0, -3).replaceAll(/\B(?=([\d०-९]{2})+$)/g, ',');
    return thousands === '' ? digits : `${thousands},${digits.slice(-3)}`;
  });
}
