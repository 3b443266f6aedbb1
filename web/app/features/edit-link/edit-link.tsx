import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { editPath } from './edit-path';

/**
 * Floats at the foot of the window and comes to rest below the page's content, so that nothing stays hidden behind
 * it. A browser whose session has ended is led to the login page, and from there on to the form.
 */
export default function EditLink() {
  const path = editPath(useLocation().pathname);
  if (path === null) return null;
  return (
    <chakra.div
      data-screen-only
      position="sticky"
      bottom="0"
      zIndex="1"
      display="flex"
      justifyContent="flex-end"
      padding="3"
      paddingBottom="max(0.75rem, env(safe-area-inset-bottom))"
      pointerEvents="none"
    >
      <chakra.a
        href={path}
        data-ground="dark"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="target"
        paddingInline="4"
        borderRadius="full"
        borderWidth="2px"
        borderColor="bg.page"
        background="bg.dark"
        color="fg.onDark"
        fontSize="sm"
        fontWeight="bold"
        boxShadow="panel"
        pointerEvents="auto"
        _hover={{ background: 'bg.darker' }}
      >
        <chakra.svg
          aria-hidden
          boxSize="1.125rem"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          viewBox="0 0 24 24"
        >
          <path d="M5 19l1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5" />
        </chakra.svg>
        Edit this page
      </chakra.a>
    </chakra.div>
  );
}
