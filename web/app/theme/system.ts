import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { design } from './index';
import { globalCss } from './global';
import { overlays } from './overlays';
import { keyframes, recipes } from './recipes';
import { staffRecipes, staffSlotRecipes } from './staff-recipes';

/** The one system of styles: the design's tokens, the look of bare elements, and a recipe for each of Chakra's components in use. */
export const system = createSystem(defaultBaseConfig, design, {
  preflight: true,
  globalCss,
  theme: {
    keyframes,
    recipes: { ...recipes, ...staffRecipes },
    slotRecipes: { ...overlays, ...staffSlotRecipes },
  },
});

/** How Emotion names and writes Chakra's styles, on both sides: browsers that the site serves need no prefixes. */
export const styleOptions = { key: 'c', stylisPlugins: [] };
