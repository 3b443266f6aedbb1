/** A year of Bikram Sambat as administrators enter it: '2084' and '31 31 32 …'. */
export interface EnteredYear {
  readonly year: string;
  readonly months: string;
}

/**
 * The years that count before those of the table. The server sets them and formats days in one synchronous run, so that
 * requests do not mix. Apart from the table, because every page reads them and only those with such days need it.
 */
export const bsCorrections: { years: readonly EnteredYear[] } = { years: [] };
