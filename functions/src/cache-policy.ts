/** The CDN may keep a response for so many seconds; browsers have to revalidate it. */
const inCdn = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/** Each Cache-Control that the functions decide. That of a page comes from web's server build. */
export const cachePolicy = {
  /** The default of everything that is not declared public. */
  private: 'private, no-store',
  apiResponse: inCdn(30),
  /** What is missing may be published soon. */
  missing: inCdn(10),
  movedPage: inCdn(600),
  /** In an outage the CDN serves the next visitors. */
  lastGoodPage: inCdn(15),
  /** No URL is used twice; a file that is taken away is gone from the CDN within the hour, from browsers within a week. */
  file: 'public, max-age=604800, s-maxage=3600, immutable',
  /** A file that only a token opens. */
  previewedFile: 'private, max-age=3600',
} as const;

const secondsUntil = (moment: Date, now: Date) =>
  Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000));

/** A Cache-Control with which the CDN keeps a response no longer than until the next change of the content. */
export function boundedBy(cacheControl: string, nextChange: Date, now: Date): string {
  const left = secondsUntil(nextChange, now);
  return cacheControl.replace(/s-maxage=(\d+)/, (_, age) => `s-maxage=${Math.min(Number(age), left)}`);
}

/** The Cache-Control of a file that visitors may see until a moment; null without an end. */
export function fileUntil(end: Date | null, now: Date): string {
  return end ? `public, max-age=${Math.min(3600, secondsUntil(end, now))}, s-maxage=0` : cachePolicy.file;
}
