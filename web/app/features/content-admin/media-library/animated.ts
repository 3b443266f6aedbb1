const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** GIF: one graphic control extension stands before each picture of it. */
function gifFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (let i = 0; i + 2 < bytes.length; i += 1) {
    if (bytes[i] === 0x21 && bytes[i + 1] === 0xf9 && bytes[i + 2] === 0x04) frames += 1;
  }
  return frames;
}

/** PNG: an animation announces itself in a chunk before the picture data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = text(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** Whether a picture is animated, by its bytes: reducing it would leave one frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 3) === 'GIF') return gifFrames(bytes) > 1;
  if (text(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes);
  if (text(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 0b10) !== 0;
  return text(bytes, 4, 8) === 'ftypavis';
}
