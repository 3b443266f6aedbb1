import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendQueuedSignOut } from '../../data/staff/authentication';
import { isSignOutQueued } from '../../data/staff/session';
import { editTargets } from './edit-path';

const Floating = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '3',
    paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
    pointerEvents: 'none',
    '& > a, & summary, & ul': {
      borderWidth: '2px',
      borderColor: 'bg.page',
      background: 'bg.dark',
      boxShadow: 'panel',
      pointerEvents: 'auto',
    },
    '& a, & summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      paddingInline: '4',
      borderRadius: 'md',
      color: 'fg.onDark',
      fontSize: 'sm',
      cursor: 'pointer',
      _hover: { background: 'bg.darker' },
    },
    '& > a, & summary': { borderRadius: 'full', fontWeight: 'bold' },
    '& svg': { boxSize: '1.125rem', fill: 'none', stroke: 'currentColor', strokeWidth: '1.8' },
    '& details': { position: 'relative' },
    '& ul': {
      position: 'absolute',
      insetInlineEnd: '0',
      bottom: 'calc(100% + 0.5rem)',
      minWidth: 'full',
      padding: '1',
      borderRadius: 'lg',
    },
  },
});

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * The link from a visitors' page to the form of its content; where a page shows several types it unfolds to one link each. It floats
 * at the foot of the window and comes to rest below the content, of which it hides nothing. While a sign-out has not reached the
 * server, that is sent and no link is shown.
 */
export default function EditLink() {
  const location = useLocation();
  const [isLeaving] = useState(isSignOutQueued);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const send = () => void sendQueuedSignOut();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isLeaving]);
  const targets = editTargets(location);
  const [first] = targets;
  if (!first || isLeaving) return null;
  const label = (
    <>
      <svg aria-hidden viewBox="0 0 24 24" strokeLinejoin="round">
        <path d="M5 19l1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5" />
      </svg>
      Edit this page
    </>
  );
  return (
    <Floating data-screen-only data-ground="dark">
      {targets.length === 1 ? (
        <a href={first.to}>{label}</a>
      ) : (
        <details key={location.pathname} onKeyDown={closeOnEscape}>
          <summary>{label}</summary>
          <ul>
            {targets.map(({ to, label: text }) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Floating>
  );
}
