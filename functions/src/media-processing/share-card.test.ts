import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard } from './share-card';

const noise = (width: number, height: number) => ({
  create: {
    width,
    height,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
  },
});

const cardOf = async (picture: Sharp) =>
  drawShareCard({ title: 'A title', lines: ['A name'], picture: await picture.png().toBuffer() });

test('a share card is 1200 × 630 and weighs 60 KB at most, however much there is to see', async () => {
  const card = await cardOf(sharp(noise(400, 267)).resize({ width: 1600, kernel: 'linear' }).blur(3));
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(card.length).toBeLessThanOrEqual(60_000);
  expect(card.length).toBeGreaterThan(20_000);
});

test('a share card keeps heads, and not what is busiest', async () => {
  const head = { create: { width: 120, height: 120, channels: 3 as const, background: '#00ff00' } };
  const busy = await sharp(noise(800, 500)).png().toBuffer();
  const portrait = sharp({
    create: { width: 800, height: 1200, channels: 3, background: '#ffffff' },
  }).composite([
    { input: head, left: 340, top: 130 },
    { input: busy, left: 0, top: 700 },
  ]);
  const { data, info } = await sharp(await cardOf(portrait))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isGreen = (at: number) => (data[at] ?? 0) < 60 && (data[at + 1] ?? 0) > 200;
  let green = 0;
  for (let at = 0; at < data.length; at += info.channels) if (isGreen(at)) green += 1;
  // The whole head, as large as it is drawn there.
  expect(green / (96 * 96)).toBeCloseTo(1, 1);
});

test('what the font lacks, or nobody sees, is left out of a card', async () => {
  const titled = (title: string) => drawShareCard({ title, lines: ['A name'] });
  const written = await titled('A title, 19-20 क्ष');
  expect(await titled('\u{1f389} A\u202f\u{1d42d}itle\u0007, \ufe0f漢 19\u201120 \u202eक्ष\u2060 ✅')).toEqual(
    written,
  );
  expect(await titled('\u{1f389}')).toEqual(await titled('A name'));
});
