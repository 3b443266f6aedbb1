import { css } from '#styled-system/css';

const light = '#C9D3DF';
/** The mark's colour. */
const mark = 'currentColor';

/** The four stations: the sun above the ridge, two people side by side, the flag on the peak, what is ticked off. */
const drawings = [
  <>
    <circle cx="60" cy="46" r="18" fill={mark} />
    <path stroke={mark} strokeWidth="5" d="M60 18V7M39 25l-7-9M81 25l7-9M31 44H20M89 44h11" />
    <path fill={light} d="M2 80 34 50l16 15 20-23 48 38z" />
  </>,
  <>
    <circle cx="42" cy="20" r="12" fill={light} />
    <path fill={light} d="M18 80c0-26 9-42 24-42s22 16 22 42z" />
    <circle cx="79" cy="24" r="12" fill={mark} />
    <path fill={mark} d="M69 80c0-15-2-24-5-31 4-5 9-7 15-7 15 0 23 14 23 38z" />
  </>,
  <>
    <path fill={light} d="M4 80 58 28l58 52z" />
    <path stroke={mark} strokeWidth="5" d="M58 30V4" />
    <path fill={mark} d="M58 2l32 9-32 10z" />
  </>,
  <>
    <path stroke={mark} strokeWidth="6" d="M8 14l8 8 14-16M8 41l8 8 14-16M8 68l8 8 14-16" />
    <path stroke={light} strokeWidth="8" d="M48 15h64M48 42h46M48 69h56" />
  </>,
];

/** The drawing of a station, on screens that have room for it. */
export function JourneyArt({ station }: { station: number }) {
  return (
    <svg
      className={css({
        display: { base: 'none', md: 'block' },
        width: '7.5rem',
        height: '5.125rem',
        marginBottom: 'auto',
        color: 'accent.mark',
        fill: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
      aria-hidden
      viewBox="0 0 120 82"
    >
      {drawings[station]}
    </svg>
  );
}
