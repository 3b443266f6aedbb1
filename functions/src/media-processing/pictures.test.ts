import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processPicture, renderWhole } from './pictures';

test('what can be seen through keeps its colours', async () => {
  const background = { r: 200, g: 100, b: 50, alpha: 0.5 };
  const create = { width: 3000, height: 200, channels: 4, background } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const { objects } = await processPicture(picture, 'The picture');
  const webp = objects.filter(({ type }) => type === 'image/webp').map(({ bytes }) => bytes);
  for (const shown of [await renderWhole(picture), ...webp]) {
    const { channels } = await sharp(shown).stats();
    expect(Math.abs((channels[0]?.mean ?? 0) - 200)).toBeLessThan(8);
  }
});
