import { describe, expect, test } from 'vitest';
import { drawnInto, focusWithin, largestAround, shapeOf, WHOLE } from './framed';

const middle = { x: 0.5, y: 0.5 };

describe('a picture in a frame', () => {
  test('of its own shape is drawn whole', () => {
    const { width, height, left, top } = drawnInto(1.5, { crop: WHOLE, focus: middle }, 1.5);
    expect([width, height, left + 0, top + 0]).toEqual([100, 100, 0, 0]);
  });

  test('of another shape fills it, and its focus stays as far from the edges', () => {
    expect(drawnInto(1, { crop: WHOLE, focus: { x: 1, y: 0.5 } }, 2)).toMatchObject({
      width: 200,
      left: -100,
    });
    expect(drawnInto(1, { crop: WHOLE, focus: { x: 0.5, y: 0.25 } }, 0.5)).toMatchObject({
      height: 200,
      top: -25,
    });
  });

  test('shows the chosen part and nothing else', () => {
    const crop = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 };
    expect(drawnInto(shapeOf(crop, 2), { crop, focus: middle }, 2)).toEqual({
      width: 200,
      height: 200,
      left: -100,
      top: -50,
    });
  });
});

test('a focus stays on the same place when another part is shown, within its edges', () => {
  const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(focusWithin({ x: 0.75, y: 0.5 }, WHOLE, right)).toEqual({ x: 0.5, y: 0.5 });
  expect(focusWithin({ x: 0.1, y: 0.5 }, WHOLE, right)).toEqual({ x: 0, y: 0.5 });
  expect(focusWithin({ x: 0.5, y: 0.5 }, right, WHOLE)).toEqual({ x: 0.75, y: 0.5 });
});

test('the largest part in a shape has a place in its middle, as far as the picture goes', () => {
  const upright = 0.5;
  expect(largestAround({ x: 0.5, y: 0.4 }, 1, upright)).toEqual({ x: 0, y: 0.15, width: 1, height: 0.5 });
  expect(largestAround({ x: 0.5, y: 0.1 }, 1, upright)).toEqual({ x: 0, y: 0, width: 1, height: 0.5 });
  expect(largestAround({ x: 0.9, y: 0.5 }, 1, 2)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
});
