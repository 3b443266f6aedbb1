import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { tokens } from '../site/theme/tokens';
import { globalCss } from './global';
import { overlays } from './overlays';
import { breakpoints } from './media';
import { keyframes, recipes } from './recipes';
import { scales } from './scales';
import { staffRecipes, staffSlotRecipes } from './staff-recipes';

/** Breakpoints and tokens; colours, fonts and shadows are the site's. */
export const design = { theme: { breakpoints, tokens: { ...tokens, ...scales } } };

const { conditions = {}, utilities } = defaultBaseConfig;
/** The conditions in use: Chakra checks all of them for each style. */
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

/** The system of styles: tokens, styles of bare elements, and a recipe for each of Chakra's components in use. */
const created = createSystem(base, design, {
  ...(import.meta.env.SSR && { preflight: true, globalCss }),
  theme: {
    keyframes,
    recipes: { ...recipes, ...staffRecipes },
    slotRecipes: { ...overlays, ...staffSlotRecipes },
  },
});

/** The server's HTML has the global styles, tokens included: browsers need not compute them again. */
export const system = import.meta.env.SSR ? created : { ...created, _global: [] };

/** Emotion's options on both sides; supported browsers need no prefixes. */
export const styleOptions = { key: 'c', stylisPlugins: [] };
