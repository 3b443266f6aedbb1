import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../testing/items';
import { keepListSearch, keepOpened, listAddress, takeOpened } from './list-place';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

test('the way back leads to a list as it was left, each type for itself', () => {
  keepListSearch('notices', '?q=water&pages=3');
  expect([listAddress('notices'), listAddress('stories')]).toEqual([
    '/admins/notices?q=water&pages=3',
    '/admins/stories',
  ]);
});

test('the item that was opened is found once, also when the URL follows only after the click', () => {
  keepListSearch('notices', '');
  keepOpened('notices', 'a');
  keepListSearch('notices', '?pages=2');
  expect([takeOpened('notices'), takeOpened('notices')]).toEqual(['a', undefined]);
  expect(listAddress('notices')).toBe('/admins/notices?pages=2');
});
