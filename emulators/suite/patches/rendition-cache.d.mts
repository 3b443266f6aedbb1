import type sharp from 'sharp';

/** Has `sharp` look for an encoded picture in .cache/renditions before it makes one. */
export function memoiseRenditions(library: typeof sharp): void;
