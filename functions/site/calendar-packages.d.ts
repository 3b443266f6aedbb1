/** What tests use of two packages whose own types are missing, or cannot be resolved. */
declare module 'bikram-sambat' {
  export function toBik(day: string): {
    readonly year: number;
    readonly month: number;
    readonly day: number;
  };
}

declare module '@remotemerge/nepali-date-converter' {
  export default class DateConverter {
    constructor(day: string);
    toBs(): { readonly year: number; readonly month: number; readonly date: number };
  }
}
