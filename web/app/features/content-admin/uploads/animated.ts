/** Within so many bytes a PNG says that it is animated: behind its colour profile, before its picture data. */
const HEAD = 1024 * 1024;

/** Whether a picture is animated, by its bytes: reducing it would leave one frame. A GIF counts as animated. */
export function isAnimated(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  if (head.startsWith('PNG', 1)) return head.split('IDAT')[0]?.includes('acTL') === true;
  if (head.startsWith('WEBPVP8X', 8)) return ((bytes[20] ?? 0) & 0b10) !== 0;
  return head.startsWith('GIF') || head.startsWith('ftypavis', 4);
}
