/** Returns a number whose hash after the stamp begins with so many zero bits: about `2 ** bits` asynchronous tries. */
export async function solve(stamp: string, bits: number): Promise<string> {
  const letters = new TextEncoder();
  // A random start, so that two forms with one stamp find different numbers.
  for (let tried = Math.floor(Math.random() * 2 ** 48); ; tried += 1) {
    const hash = await crypto.subtle.digest('SHA-256', letters.encode(`${stamp} ${tried}`));
    if (new DataView(hash).getUint32(0) >>> (32 - bits) === 0) return String(tried);
  }
}
