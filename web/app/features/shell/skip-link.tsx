import { chakra } from '@chakra-ui/react';

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      data-screen-only
      position="fixed"
      insetInlineStart="4"
      top="3"
      zIndex="skip"
      paddingInline="5"
      paddingBlock="2"
      borderRadius="full"
      background="bg.dark"
      color="fg.onDark"
      fontWeight="bold"
      transform="translateY(-300%)"
      _focus={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
