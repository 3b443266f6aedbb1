import { beforeEach, describe, expect, it } from 'vitest';
import { useMenu } from './menu-store';

const menu = () => useMenu.getState();

describe('menu store', () => {
  beforeEach(() => menu().closeAll());

  it('opens and closes the panel', () => {
    menu().togglePanel();
    expect(menu().panelOpen).toBe(true);
    menu().togglePanel();
    expect(menu().panelOpen).toBe(false);
  });

  it('toggles each dropdown by itself', () => {
    menu().toggleDropdown('about');
    menu().toggleDropdown('media');
    expect(menu().dropdowns).toEqual({ about: true, media: true, resources: false });
    menu().toggleDropdown('about');
    expect(menu().dropdowns).toEqual({ about: false, media: true, resources: false });
    menu().closeDropdown('media');
    expect(menu().dropdowns.media).toBe(false);
  });

  it('closes all dropdowns at once and leaves the panel', () => {
    menu().togglePanel();
    menu().toggleDropdown('about');
    menu().toggleDropdown('resources');
    menu().closeDropdowns();
    expect(menu().dropdowns).toEqual({ about: false, media: false, resources: false });
    expect(menu().panelOpen).toBe(true);
  });

  it('closes everything when a link is chosen', () => {
    menu().togglePanel();
    menu().toggleDropdown('about');
    menu().closeAll();
    expect(menu().panelOpen).toBe(false);
    expect(menu().dropdowns.about).toBe(false);
  });
});
