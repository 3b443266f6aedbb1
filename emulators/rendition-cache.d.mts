import type sharp from 'sharp';

export function memoiseRenditions(library: typeof sharp): void;
