import type { AnyItem, DocumentFile, PictureFile } from '@content';
import type { MediaItem } from '@content/api/contract';
import type { Consent } from '@content/files/picture-details';
import { publishingStateIn, type PublishingState } from '@content/items/publishing-status';

export function picture(id: string, alt = ''): PictureFile {
  const address = `/files/stories/s1/${id}/p.webp`;
  const base = { name: `${id}.jpg`, width: 4, height: 3, placeholder: '', widths: [], variants: [] };
  return { kind: 'picture', media: id, alt, address, ...base };
}

/** A stored document as the API describes it, without a cover. */
export function document(name: string, type = 'application/pdf'): DocumentFile {
  const address = `/files/notices/s1/${name}`;
  return { kind: 'document', media: name, name, address, type, bytes: 1000, pages: null };
}

/** A picture of the library that nothing uses. */
export function unusedMedia(id: string, alt = '', consent: Consent | null = null): MediaItem {
  const uploadedBy = { uid: 'u1', email: 'maya@example.org', displayName: null };
  const uploadedAt = '2026-01-01T00:00:00.000Z';
  return { media: id, file: picture(id), uses: [], uploadedAt, uploadedBy, consent, alt, focus: null };
}

/** An item of any type with plausible values. */
export function anItem(values: Record<string, unknown>, files: AnyItem['files'] = {}, version = 1): AnyItem {
  return {
    _id: 's1',
    _version: version,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T20:00:00.000Z',
    files,
    ...values,
  };
}

/** When visitors see an item: plainly published but for what is given. */
export const aPublication = (values: Partial<PublishingState> = {}): PublishingState => ({
  ...publishingStateIn({}),
  ...values,
});

export function memoryStorage(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (at) => [...map.keys()][at] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}
