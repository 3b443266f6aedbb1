import { describe, expect, it } from 'vitest';
import { isOnDrawnPicture } from './drawn-picture';

const box = { left: 100, top: 50, width: 800, height: 400 };

describe('isOnDrawnPicture', () => {
  it('knows the dark area beside a tall picture', () => {
    const tall = { width: 300, height: 600 }; // drawn 200 wide, from 400 to 600
    expect(isOnDrawnPicture({ x: 500, y: 250 }, box, tall)).toBe(true);
    expect(isOnDrawnPicture({ x: 402, y: 52 }, box, tall)).toBe(true);
    expect(isOnDrawnPicture({ x: 398, y: 250 }, box, tall)).toBe(false);
    expect(isOnDrawnPicture({ x: 602, y: 250 }, box, tall)).toBe(false);
  });

  it('knows the dark area above and below a wide picture', () => {
    const wide = { width: 1600, height: 400 }; // drawn 200 high, from 150 to 350
    expect(isOnDrawnPicture({ x: 110, y: 160 }, box, wide)).toBe(true);
    expect(isOnDrawnPicture({ x: 110, y: 140 }, box, wide)).toBe(false);
    expect(isOnDrawnPicture({ x: 110, y: 360 }, box, wide)).toBe(false);
  });

  it('takes a picture that has not come for its whole box', () => {
    expect(isOnDrawnPicture({ x: 110, y: 60 }, box, { width: 0, height: 0 })).toBe(true);
  });
});
