import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkFile } from './uploads';

test('a picture that was made smaller is kept under the name of the chosen one, with the ending of what it is', async () => {
  const canvas = sharp({ create: { width: 4, height: 3, channels: 3, background: '#14213D' } });
  const bytes = { webp: await canvas.webp().toBuffer(), jpeg: await canvas.jpeg().toBuffer() };
  const kept = async (name: string, type: keyof typeof bytes) =>
    (await checkFile('picture', { name, bytes: bytes[type] })).media.name;
  expect(await kept('पुल.png', 'webp')).toBe('पुल.webp');
  expect(await kept('Day 1.final', 'webp')).toBe('Day 1.final.webp');
  expect(await kept('IMG_2034.JPG', 'jpeg')).toBe('IMG_2034.JPG');
});
