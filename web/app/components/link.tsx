import { chakra, defineRecipe, defineStyle } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

/** How a link within a text looks. */
export const textLink = defineStyle({
  color: 'link.body',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { color: 'link.hover', textDecorationThickness: '2px' },
});

const link = defineRecipe({ variants: { variant: { underline: textLink } } });

/** A link to a page of the site. */
export const Link = chakra(RouterLink, link);
