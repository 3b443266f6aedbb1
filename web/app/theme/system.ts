import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { tokens } from '../site/theme/tokens';
import { globalCss } from './global';
import { overlays } from './overlays';
import { breakpoints } from './media';
import { keyframes, recipes } from './recipes';
import { scales } from './scales';
import { staffRecipes, staffSlotRecipes } from './staff-recipes';

/** Breakpoints and tokens, of which a site brings colours, fonts and shadows. */
export const design = { theme: { breakpoints, tokens: { ...tokens, ...scales } } };

const { conditions = {}, utilities } = defaultBaseConfig;
/** Those in use: Chakra goes through all of them for each style. */
const usedConditions = [
  'hover',
  'focus',
  'focusVisible',
  'highlighted',
  'checked',
  'open',
  'empty',
  'first',
  'last',
  'before',
  'after',
  'marker',
  'motionReduce',
  'print',
] as const;
const base = {
  utilities,
  conditions: Object.fromEntries(usedConditions.map((name) => [name, conditions[name]])),
};

/** The one system of styles: the design's tokens, the look of bare elements, and a recipe for each of Chakra's components in use. */
const created = createSystem(base, design, {
  ...(import.meta.env.SSR && { preflight: true, globalCss }),
  theme: {
    keyframes,
    recipes: { ...recipes, ...staffRecipes },
    slotRecipes: { ...overlays, ...staffSlotRecipes },
  },
});

/** The server's HTML has what holds for the whole page, tokens included: a browser need not work it out and set it up again. */
export const system = import.meta.env.SSR ? created : { ...created, _global: [] };

/** How Emotion names and writes Chakra's styles, on both sides: browsers that the site serves need no prefixes. */
export const styleOptions = { key: 'c', stylisPlugins: [] };
