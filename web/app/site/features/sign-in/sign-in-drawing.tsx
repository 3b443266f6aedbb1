import { chakra } from '@chakra-ui/react';

/** Three ridges and a sun at the foot of a dark panel. */
export function SignInDrawing() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 44 600 220"
      css={{ position: 'absolute', insetInline: '0', bottom: '0', width: 'full' }}
    >
      <circle cx="430" cy="92" r="44" fill="#E9A23B" />
      <path fill="#2B3A5E" d="M0 170 90 96l52 44 66-82 74 78 60-46 92 78 70-60 96 66v106H0z" />
      <path fill="#E9EEF2" opacity=".85" d="m208 58 30 32-16-3-12 14-14-12-14 4z" />
      <path fill="#1E2C4F" d="M0 206 70 160l80 50 96-66 84 62 86-52 90 60 94-42v88H0z" />
      <path fill="#0E1830" d="M0 236c80-30 150-34 230-10s160 16 230-6 110-8 140 0v40H0z" />
    </chakra.svg>
  );
}
