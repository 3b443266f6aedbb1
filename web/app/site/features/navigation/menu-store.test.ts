import { beforeEach, describe, expect, it } from 'vitest';
import { useMenu } from './menu-store';

const menu = () => useMenu.getState();

describe('menu store', () => {
  beforeEach(() => menu().closeAll());

  it('opens the panel, and closes its dropdowns with it', () => {
    menu().setDropdown('about', true);
    menu().setPanel(true);
    expect([menu().panelOpen, menu().dropdowns.about]).toEqual([true, true]);
    menu().setPanel(false);
    expect([menu().panelOpen, menu().dropdowns.about]).toEqual([false, false]);
  });

  it('toggles each dropdown by itself', () => {
    menu().setDropdown('about', true);
    menu().setDropdown('media', true);
    expect(menu().dropdowns).toEqual({ about: true, media: true, resources: false });
    menu().setDropdown('about', false);
    expect(menu().dropdowns).toEqual({ about: false, media: true, resources: false });
  });

  it('closes everything when a link is chosen', () => {
    menu().setPanel(true);
    menu().setDropdown('about', true);
    menu().closeAll();
    expect(menu().panelOpen).toBe(false);
    expect(menu().dropdowns.about).toBe(false);
  });
});
