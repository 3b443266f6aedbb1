import { describe, expect, it } from 'vitest';
import type { ListedAt } from '../../../data/pages/listed';
import { isNear, slideAlt, withFirstPlaceholder, wrap } from './slides';

describe('slides', () => {
  it('wraps at both ends', () => {
    expect(wrap(0, -1, 3)).toBe(2);
    expect(wrap(2, 1, 3)).toBe(0);
    expect(wrap(1, 1, 3)).toBe(2);
  });

  it("names a slide by its title, else 'Slide N'", () => {
    expect(slideAlt('Planting', 0)).toBe('Planting');
    expect(slideAlt('', 1)).toBe('Slide 2');
    expect(slideAlt('  ', 2)).toBe('Slide 3');
    expect(slideAlt(undefined, 0)).toBe('Slide 1');
  });

  it('fetches only the shown picture and its neighbours', () => {
    expect([0, 1, 2, 3, 4].filter((slide) => isNear(slide, 0, 5))).toEqual([0, 1, 4]);
  });

  it('has a placeholder for the first slide alone, and leaves a slide without a file as it is', () => {
    const slide = (n: number) => ({
      _id: `s${n}`,
      files: { imageUrl: [{ kind: 'picture', alt: '', placeholder: `data:${n}` }] },
    });
    const bare = { _id: 's3', imageUrl: '/a.jpg' };
    const items = [slide(1), slide(2), bare] as unknown as ListedAt<'sliders'>[];
    const [second] = slide(2).files.imageUrl;
    expect(withFirstPlaceholder({ items })).toEqual({
      items: [slide(1), { _id: 's2', files: { imageUrl: [{ ...second, placeholder: '' }] } }, bare],
    });
  });
});
