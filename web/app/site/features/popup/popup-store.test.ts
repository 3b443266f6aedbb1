import { beforeEach, describe, expect, it } from 'vitest';
import type { Announcement } from './popup-store';
import { usePopup } from './popup-store';

const announcement = (title: string, isActive: boolean): Announcement => ({
  _id: title,
  _version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  title,
  content: '',
  buttonLink: '',
  buttonText: '',
  imageUrl: null,
  isActive,
  files: {},
});

const popup = () => usePopup.getState();

describe('popup store', () => {
  beforeEach(() => usePopup.setState(usePopup.getInitialState()));

  it('asks once per page load', () => {
    expect(popup().ask()).toBe(true);
    expect(popup().ask()).toBe(false);
  });

  it('shows the newest active one, until it is closed', () => {
    popup().show([announcement('hidden', false), announcement('newest', true), announcement('older', true)]);
    expect(popup().shown?.title).toBe('newest');
    popup().close();
    expect(popup().shown).toBeNull();
  });

  it('shows nothing when none is active', () => {
    popup().show([announcement('hidden', false)]);
    expect(popup().shown).toBeNull();
    popup().show([]);
    expect(popup().shown).toBeNull();
  });
});
