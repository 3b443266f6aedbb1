import { expect, test } from 'vitest';
import { completeItem } from './complete-item';
import { notice } from '@site/types/notice';

test('a file of which only the URL is known is called what stands at its end, encoded or not', () => {
  const nameOf = (image: string) => {
    const item = { _id: 'n', image };
    return completeItem(notice, item).files['image']?.[0]?.name;
  };
  expect(nameOf('/files/The%20call.webp')).toBe('The call.webp');
  expect(nameOf('/files/100%.webp')).toBe('100%.webp');
});
