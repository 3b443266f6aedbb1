/** The number by which items are put in order by hand: the list's “Change the order” writes it. */
export const displayOrder = (help: string) =>
  ({ kind: 'number', label: 'Display order', default: 0, min: -1e9, max: 1e9, help }) as const;
