import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icons';
import { useIsAlive } from '../../../data/device/use-in-browser';

/** The colour of each drawing's subject. */
const mark = 'currentColor';
const far = '#26345A';
const near = '#1B2747';
const light = '#C9D3DF';

/** The four stations on one ridge: the sun behind it, two people on their way, the flag on the peak, eleven lights below. */
const drawings = [
  <>
    <circle cx="60" cy="84" r="22" fill={mark} />
    <path stroke={mark} strokeWidth="3" d="M60 53V42M38 62l-8-8M82 62l8-8M29 84H18" />
  </>,
  <>
    <circle cx="46" cy="72" r="9" fill={light} />
    <path fill={light} d="M28 124c0-24 6-39 18-39s17 15 17 39z" />
    <circle cx="74" cy="78" r="8" fill={mark} />
    <path fill={mark} d="M59 124c0-22 5-34 15-34s16 12 16 34z" />
  </>,
  <>
    <path fill={light} d="M62 60 80 76l-8-1-7 7-8-6-9 4-10-6z" />
    <path stroke={light} strokeWidth="3" d="M62 60V36" />
    <path fill={mark} d="M62 35l24 8-24 8z" />
  </>,
  <path
    stroke={mark}
    strokeWidth="5"
    d="M22 122h0M36 114h0M46 125h0M57 116h0M69 124h0M80 113h0M91 122h0M102 116h0M30 132h0M62 133h0M86 131h0"
  />,
];

/** The hills that all four cards look out on, in one line from card to card. */
const hills = {
  far: 'M0 104 40 82 62 96 96 70 126 92 168 62 194 84 226 74 254 88 302 60 340 94 362 84 398 98 440 78 480 92V200H0z',
  near: 'M0 132 44 118 84 126 128 130 180 108 232 118 290 104 342 122 382 106 430 116 480 102V200H0z',
};

/** The hills as seen from a station; beyond both ends of the line they are mirrored, for a card that is wide and low. */
function Hills({ d, fill, station }: { d: string; fill: string; station: number }) {
  const at = station * 120;
  return [`translate(${-at})`, `translate(${-at}) scale(-1 1)`, `translate(${960 - at}) scale(-1 1)`].map(
    (transform) => <path key={transform} {...{ d, fill, transform }} />,
  );
}

const JourneyArt = ({ station }: { station: number }) => (
  <svg data-part="drawing" aria-hidden viewBox="0 26 120 110" preserveAspectRatio="xMidYMax">
    {station === 0 ? drawings[0] : null}
    <Hills d={hills.far} fill={far} station={station} />
    {station === 1 || station === 2 ? drawings[station] : null}
    <Hills d={hills.near} fill={near} station={station} />
    {station === 3 ? drawings[3] : null}
  </svg>
);

/** The milliseconds until a card that lost the focus closes: a click below it must still hit its target. */
const AFTER_A_CLICK = 300;

interface JourneyCardProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string } | undefined;
  readonly station: number;
}

/**
 * One station of the journey. Hover, keyboard focus and a tap unfold its text and fold that of any other card. It folds when
 * pointer or focus leave, but not after a tap: nothing may move while somebody reads. Before the client, styles unfold it.
 */
export function JourneyCard({ title, text, link, station }: JourneyCardProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const pointer = useRef('');
  const leaving = useRef(0);
  const isAlive = useIsAlive();
  const setOpen = (isOpen: boolean) => {
    if (details.current) details.current.open = isOpen;
  };
  useEffect(() => {
    // A card that styles have opened before the client was there stays open.
    const own = details.current;
    if (own?.closest('article:is(:hover, :focus-within)')) own.open = true;
  }, []);
  const onBlur = ({ currentTarget: card, relatedTarget }: FocusEvent) => {
    if (card.contains(relatedTarget) || pointer.current === 'touch') return;
    // A click on the card's text takes the focus from its title while the pointer rests on the card.
    leaving.current = window.setTimeout(() => card.matches(':hover') || setOpen(false), AFTER_A_CLICK);
  };
  /** A mouse has opened the card already, by hovering. */
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && pointer.current === 'mouse') event.preventDefault();
  };
  return (
    <article
      data-alive={isAlive || undefined}
      // Keyboard scrolling moves cards below a resting mouse: then only a moving one counts.
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && !document.querySelector(':focus-visible') && setOpen(true)
      }
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible') && setOpen(false)
      }
      onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
      onFocus={({ target }) => {
        window.clearTimeout(leaving.current);
        if (target.matches(':focus-visible')) setOpen(true);
      }}
      onBlur={onBlur}
    >
      <JourneyArt station={station} />
      <details
        ref={details}
        name="journey"
        // Older browsers leave `details` of one name open side by side.
        onToggle={({ currentTarget: own }) => {
          const all = own.open ? own.closest('ol')?.querySelectorAll('details') : undefined;
          for (const card of all ?? []) card.open = card === own;
        }}
      >
        <summary onClick={onClick}>
          <h3>{title}</h3>
          <Icon name="chevronDown" />
        </summary>
      </details>
      <div data-unfolding>
        <div>
          <p>{text}</p>
          {link ? (
            <Link to={link.to} data-screen-only>
              {link.label}
            </Link>
          ) : null}
        </div>
      </div>
    </article>
  );
}
