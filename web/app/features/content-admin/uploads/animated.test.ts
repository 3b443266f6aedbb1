import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated } from './animated';

const frame = (shade: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 0, b: 0 } } });

test.each(['jpeg', 'png', 'avif', 'webp'] as const)('a %s stands still', async (format) => {
  expect(isAnimated(new Uint8Array(await frame(9)[format]().toBuffer()))).toBe(false);
});

test.each(['gif', 'webp'] as const)('a moving %s moves', async (format) => {
  const frames = await Promise.all([0, 120, 240].map((shade) => frame(shade).png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } }).toFormat(format);
  expect(isAnimated(new Uint8Array(await joined.toBuffer()))).toBe(true);
});

test('a moving PNG says so before its picture data', async () => {
  const png = new Uint8Array(await frame(9).png().toBuffer());
  const chunk = new Uint8Array(20);
  new DataView(chunk.buffer).setUint32(0, 8);
  chunk.set(new TextEncoder().encode('acTL'), 4);
  expect(isAnimated(new Uint8Array([...png.subarray(0, 33), ...chunk, ...png.subarray(33)]))).toBe(true);
});
