import type { SystemStyleObject } from '#styled-system/types';

interface EdgeProps {
  readonly surfaceBelow: 'bg.page' | 'bg.dark';
  readonly css?: SystemStyleObject;
}

/** One section follows the other without a drawing. */
export const Edge = (_: EdgeProps) => null;
