/** A list of plain lines, each one text. */
export const plainRows = (label: string, row: string, maxCount: number, minCount = 0) =>
  ({
    kind: 'rows',
    label,
    plural: true,
    row,
    minCount,
    maxCount,
    fields: { text: { kind: 'longText', label: row, maxLength: 300, required: true } },
  }) as const;
