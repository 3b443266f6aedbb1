import { devanagari } from '@content/texts/digits';
import { bsDayOf, bsMonths } from './bikram-sambat';

export const bsMonthsInNepali = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' ');
const months = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');

/** The Gregorian month of a day in Nepali. */
export const monthInNepali = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** A day of the calendar in words of Bikram Sambat: '५ मङ्सिर २०८३'; undefined where that is not known for certain. */
export function bsDateInNepali(day: string): string | undefined {
  const bs = bsDayOf(day);
  return bs
    ? `${devanagari(bs.day)} ${bsMonthsInNepali[bs.month - 1] ?? ''} ${devanagari(bs.year)}`
    : undefined;
}

/** A day of the calendar in the Gregorian one: '२१ नोभेम्बर २०२६'. */
export const gregorianInNepali = (day: string): string =>
  `${devanagari(Number(day.slice(8, 10)))} ${monthInNepali(day)} ${devanagari(day.slice(0, 4))}`;

/** A day of the calendar ('2026-11-21') in Nepali, by Bikram Sambat as far as that is certain. */
export const dateInNepali = (day: string): string => bsDateInNepali(day) ?? gregorianInNepali(day);

/** A span such as 'Chaitra 2076 – Poush 2078' in Nepali: 'चैत २०७६ – पुस २०७८'; what says more stays as it is. */
export function durationInNepali(written: string): string {
  const inNepali = bsMonths.reduce(
    (text, month, i) => text.replaceAll(month, bsMonthsInNepali[i] ?? ''),
    written.replace(' to ', ' – '),
  );
  return /[a-z]/i.test(inNepali) ? written : devanagari(inNepali);
}
