/** A year of Bikram Sambat as administrators enter it: '2084' and '31 31 32 …'. */
export interface EnteredYear {
  readonly year: string;
  readonly months: string;
}

/**
 * The years that count before those of the table, as they were read last. Apart from it, because every page reads them and
 * only those with such days need the table.
 */
export const bsCorrections: { years: readonly EnteredYear[] } = { years: [] };
