/** Finds what a hash behind a stamp begins with so many zero bits for: about `2 ** bits` tries, which leave the page alive. */
export async function solve(stamp: string, bits: number): Promise<string> {
  const letters = new TextEncoder();
  // Two forms with one stamp find different ones.
  for (let tried = Math.floor(Math.random() * 2 ** 48); ; tried += 1) {
    const hash = await crypto.subtle.digest('SHA-256', letters.encode(`${stamp} ${tried}`));
    if (new DataView(hash).getUint32(0) >>> (32 - bits) === 0) return String(tried);
  }
}
