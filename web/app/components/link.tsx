import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { recipes } from '../theme/recipes';

/** A link to a page of the site. */
export const Link = chakra(RouterLink, recipes.link);
