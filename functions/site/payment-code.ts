/**
 * What the QR code of a Nepali wallet or bank says. Two forms are known:
 * - NepalQR (Fonepay, NepalPay, smartQR), which is EMVCo's merchant-presented code: fields of a two-digit tag, a two-digit length
 *   and the value. Tag 01 is 11 in a code that may be used again and 12 in one for a single payment, tag 59 is the payee's
 *   name, and tag 63, the last one, CRC-16/CCITT-FALSE of all before its value.
 * - The code of a person's eSewa or Khalti account: JSON with that account's id and the name.
 */
const REUSABLE = '11';
const BEGIN = '000201';

/** CRC-16/CCITT-FALSE of a text's UTF-8 bytes: four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** The values of an EMVCo code by tag. */
function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + (length || code.length);
  }
  return fields;
}

/** Whom a code pays, or the end of a sentence that says what is wrong with it. */
function read(text: string): { readonly payee?: string; readonly problem?: string } {
  if (text.startsWith(BEGIN)) {
    const fields = fieldsOf(text);
    if (checksum(text.slice(0, -4)) !== text.slice(-4).toUpperCase())
      return {
        problem: 'is incomplete or mistyped: its checksum does not fit. Choose the picture of the code again',
      };
    if (fields.get('01') !== REUSABLE)
      return { problem: 'is for a single payment. Ask the bank or wallet for one that stays' };
    return { payee: fields.get('59') ?? '' };
  }
  const known = /^\s*\{(?=[^{}]*"(?:esewa|khalti)_id"\s*:)[^{}]*"name"\s*:\s*"([^"]+)"[^{}]*\}\s*$/i.exec(
    text,
  );
  if (known?.[1]) return { payee: known[1] };
  return { problem: 'is not a payment code of Fonepay, NepalPay, eSewa or Khalti' };
}

/** The end of a sentence that says what is wrong with a payment code; undefined for one that can be used. */
export const paymentCodeProblem = (text: string): string | undefined => read(text).problem;

/** Whom a payment code pays; '' where it cannot be used. */
export const payeeOf = (text: string): string => read(text).payee ?? '';
