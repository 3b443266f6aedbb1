import { css } from '#styled-system/css';

/** The colour of what each drawing is about. */
const mark = 'currentColor';
const far = '#26345A';
const near = '#1B2747';
const light = '#C9D3DF';

/** The four stations on one ridge: the sun behind it, two people on their way, the flag on the peak, eleven lights below. */
const drawings = [
  <>
    <circle cx="60" cy="76" r="22" fill={mark} />
    <path stroke={mark} strokeWidth="3" d="M60 44V33M36 53l-8-8M84 53l8-8M26 76H15M94 76h11" />
  </>,
  <>
    <circle cx="46" cy="74" r="9" fill={light} />
    <path fill={light} d="M28 124c0-22 6-37 18-37s17 15 17 37z" />
    <circle cx="74" cy="80" r="8" fill={mark} />
    <path fill={mark} d="M59 124c0-20 5-32 15-32s16 12 16 32z" />
  </>,
  <>
    <path fill={light} d="M62 66 88 96l-13-4-11 9-10-10-14 5z" />
    <path stroke={light} strokeWidth="3" d="M62 68V34" />
    <path fill={mark} d="M62 33l26 8-26 9z" />
  </>,
  <path
    stroke={mark}
    strokeWidth="5"
    d="M22 116h0M36 108h0M46 121h0M57 110h0M69 119h0M80 107h0M91 116h0M102 109h0M30 128h0M62 129h0M86 128h0"
  />,
];

/** The hills that all four cards look out on, in one line from card to card. */
const hills = {
  far: 'M0 104 40 82l22 14 34-26 30 22 42-34 26 24 36-20 42 8 28-22L302 66l36 34 34-24 44 30 30-16 34 14V200H0z',
  near: 'M0 132l44-14 40 8 52-18 46 12 40-10 58 14 52-20 40 16 48-8 60 14V200H0z',
};

/** The drawing of a station, which gives way to the card's text. */
export function JourneyArt({ station }: { station: number }) {
  const at = station * 120;
  return (
    <svg
      className={css({
        flex: { base: '0 0 7rem', md: '1 1 4rem' },
        minHeight: '0',
        width: 'full',
        color: 'accent.mark',
        fill: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
      aria-hidden
      viewBox="0 26 120 110"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill={far} d={hills.far} transform={`translate(${-at})`} />
      {station === 3 ? null : drawings[station]}
      <path fill={near} d={hills.near} transform={`translate(${-at})`} />
      {station === 3 ? drawings[3] : null}
    </svg>
  );
}
