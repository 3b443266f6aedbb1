import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendQueuedSignOut, isSignOutQueued } from '../../data/admin-sign-out';
import { editTargets } from './edit-path';

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  paddingInline: '4',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'bg.page',
  background: 'bg.dark',
  color: 'fg.onDark',
  fontSize: 'sm',
  fontWeight: 'bold',
  boxShadow: 'panel',
  cursor: 'pointer',
  pointerEvents: 'auto',
  _hover: { background: 'bg.darker' },
} as const;

function Label() {
  return (
    <>
      <chakra.svg
        css={{
          boxSize: '1.125rem',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: '1.8',
          strokeLinejoin: 'round',
        }}
        aria-hidden
        viewBox="0 0 24 24"
      >
        <path d="M5 19l1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5" />
      </chakra.svg>
      Edit this page
    </>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * Floats at the foot of the window and comes to rest below the page's content, so that nothing stays hidden behind
 * it. Where a page shows several types it unfolds to one link each. A browser whose session has ended is led to the
 * login page, and from there on to the form. Where somebody has signed out and the site has not heard of it, the site is
 * told, and nothing is shown.
 */
export default function EditLink() {
  const location = useLocation();
  const [isLeaving] = useState(isSignOutQueued);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const tell = () => void sendQueuedSignOut();
    tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [isLeaving]);
  const ways = editTargets(location);
  const [first] = ways;
  if (!first || isLeaving) return null;
  return (
    <chakra.div
      css={{
        position: 'sticky',
        bottom: '0',
        zIndex: '1',
        display: 'flex',
        justifyContent: 'flex-end',
        padding: '3',
        paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
        pointerEvents: 'none',
      }}
      data-screen-only
      data-ground="dark"
    >
      {ways.length === 1 ? (
        <chakra.a css={pill} href={first.to}>
          <Label />
        </chakra.a>
      ) : (
        <chakra.details key={location.pathname} css={{ position: 'relative' }} onKeyDown={closeOnEscape}>
          <chakra.summary css={[pill, { listStyleType: 'none', _marker: { display: 'none' } }]}>
            <Label />
          </chakra.summary>
          <chakra.ul
            css={{
              position: 'absolute',
              insetInlineEnd: '0',
              bottom: 'calc(100% + 0.5rem)',
              minWidth: 'full',
              padding: '1',
              borderRadius: 'lg',
              borderWidth: '2px',
              borderColor: 'bg.page',
              background: 'bg.dark',
              boxShadow: 'panel',
              pointerEvents: 'auto',
            }}
          >
            {ways.map(({ label, to }) => (
              <li key={to}>
                <chakra.a
                  css={{
                    display: 'flex',
                    alignItems: 'center',
                    minHeight: 'target',
                    paddingInline: '3',
                    borderRadius: 'md',
                    color: 'fg.onDark',
                    fontSize: 'sm',
                    _hover: { background: 'bg.darker' },
                  }}
                  href={to}
                >
                  {label}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </chakra.details>
      )}
    </chakra.div>
  );
}
