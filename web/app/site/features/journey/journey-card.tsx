import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icons';
import { useInBrowser } from '../../../data/device/use-in-browser';
import { JourneyArt } from './journey-art';

/** Milliseconds until a card closes that has lost the focus: what is being clicked below it must not move away. */
const AFTER_A_CLICK = 300;

interface JourneyCardProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string } | undefined;
  readonly station: number;
}

/**
 * One station of the journey: its title, and while it is open, its text, which unfolds beside the disclosure. It opens on hover,
 * on keyboard focus and on tap, in the place of another card, and closes when the pointer or the focus has left; what a finger
 * has opened stays, since nothing may move while one reads on. Before the client is there, styles alone open it.
 */
export function JourneyCard({ title, text, link, station }: JourneyCardProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const pointer = useRef('');
  const leaving = useRef(0);
  const isAlive = useInBrowser(() => true, false);
  const setOpen = (isOpen: boolean) => {
    if (details.current) details.current.open = isOpen;
  };
  useEffect(() => {
    // What was open before the client was there stays so.
    const own = details.current;
    if (own?.closest('article:is(:hover, :focus-within)')) own.open = true;
  }, []);
  const onBlur = ({ currentTarget: card, relatedTarget }: FocusEvent) => {
    if (card.contains(relatedTarget) || pointer.current === 'touch') return;
    // Who clicks the text of a card takes the focus from its title, and rests on the card.
    leaving.current = window.setTimeout(() => card.matches(':hover') || setOpen(false), AFTER_A_CLICK);
  };
  /** A mouse has opened the card already, by hovering. */
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && pointer.current === 'mouse') event.preventDefault();
  };
  return (
    <article
      data-alive={isAlive || undefined}
      // The keyboard moves the page below a mouse that rests: then only one that moves counts.
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
        // Browsers that are a few years old leave cards of one name open side by side.
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
