/** Milliseconds by which clocks are ahead of UTC at a moment (milliseconds); NaN for a moment that is none. */
export type OffsetAt = (moment: number) => number;

/** Clocks that never change: '+05:45'. */
export function fixed(offset: string): OffsetAt {
  const ms = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${offset}`);
  return () => ms;
}

/** The clocks of a zone of the time zone database, summer time included. */
export function ofZone(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    if (Number.isNaN(moment)) return Number.NaN;
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const whole = Math.floor(moment / 1000) * 1000;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  };
}
