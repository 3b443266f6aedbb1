import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineKeyframes,
  defineRecipe,
  defineSlotRecipe,
  type RecipeDefinition,
  type RecipeRuntimeFn,
  type RecipeVariantRecord,
} from '@chakra-ui/react';
import { design } from './index';

const control = {
  width: 'full',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: '1px',
  borderColor: 'fg.muted',
  borderRadius: 'md',
  background: 'bg.raised',
  color: 'fg.body',
  fontSize: 'md',
  lineHeight: 'body',
  _hover: { borderColor: 'fg.body' },
  '&[aria-invalid=true]': { borderColor: 'link.body', borderWidth: '2px' },
} as const;

const input = defineRecipe({ base: control });
const textarea = defineRecipe({ base: { ...control, fieldSizing: 'content', resize: 'vertical' } });
const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full' },
    field: { ...control, appearance: 'none', paddingInlineEnd: '10', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '0',
      height: 'full',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
});

/** How labels, help and error texts look, also where they stand outside of a field. */
export const fieldTexts = {
  label: { fontWeight: 'bold', fontSize: 'sm', lineHeight: 'tight' },
  helperText: { fontSize: 'sm', color: 'fg.muted', lineHeight: '1.45' },
  errorText: { fontSize: 'sm', fontWeight: 'bold', color: 'link.body', lineHeight: '1.45' },
} as const;

const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: { root: { display: 'flex', flexDirection: 'column', gap: '2' }, ...fieldTexts },
});

const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      borderInlineStartWidth: '4px',
      borderRadius: 'md',
      paddingInline: '4',
      paddingBlock: '3',
      fontSize: 'sm',
      lineHeight: 'body',
    },
    indicator: { display: 'inline-flex', alignItems: 'center', height: '1.6em', flexShrink: '0' },
    content: { flex: '1', minWidth: '0' },
  },
  variants: {
    status: {
      error: {
        root: { background: 'bg.warm', borderColor: 'link.body', color: 'link.hover', fontWeight: 'bold' },
      },
      success: { root: { background: 'bg.success', borderColor: 'fg.success', color: 'fg.success' } },
      info: { root: { background: 'bg.band', borderColor: 'accent.mark', color: 'fg.body' } },
    },
  },
  defaultVariants: { status: 'info' },
});

/** Layers above the page's bars (nav 100, skip 200); `--layer-index` counts what lies over one another. */
const layer = 'calc(300 + var(--layer-index, 0))';
const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: layer,
  background: 'veil.thin',
  _open: { animation: 'fade-in 150ms ease-out' },
} as const;

const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: layer, display: 'flex', overflow: 'hidden' },
    content: {
      margin: 'auto',
      width: 'min(34rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100dvh - 2rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The focused control stands clear of a foot with buttons.
      scrollPaddingBottom: '6rem',
      padding: { base: '5', sm: '6' },
      borderRadius: 'lg',
      background: 'bg.raised',
      color: 'fg.body',
      boxShadow: 'panel',
      outline: 'none',
      _open: { animation: 'rise-in 150ms ease-out' },
    },
    title: { fontSize: 'xl', marginBottom: '4' },
  },
});

const drawer = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'closeTrigger'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: layer, display: 'flex', overflow: 'hidden' },
    content: {
      position: 'relative',
      width: 'min(20rem, 100vw - 3rem)',
      height: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '3',
      background: 'bg.dark',
      color: 'fg.onDark',
      outline: 'none',
      _open: { animation: 'slide-in 200ms {easings.out}' },
    },
    closeTrigger: { position: 'absolute', insetInlineEnd: '2', top: '2' },
  },
});

const skeleton = defineRecipe({
  base: {
    borderRadius: 'sm',
    background: 'bg.band',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
});

const tooltip = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      zIndex: layer,
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'sm',
      background: 'bg.darker',
      color: 'fg.onDark',
      fontSize: 'xs',
      boxShadow: 'raised',
      // Not for a pointer that only passes.
      _open: { animation: 'fade-in 150ms ease-out 500ms backwards' },
    },
  },
});

const menu = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: {
      zIndex: layer,
      minWidth: '13rem',
      maxWidth: 'calc(100vw - 1rem)',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'md',
      background: 'bg.raised',
      boxShadow: 'panel',
      outline: 'none',
      _open: { animation: 'fade-in 120ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      paddingInline: '3',
      borderRadius: 'sm',
      fontSize: 'sm',
      color: 'fg.body',
      cursor: 'pointer',
      outline: 'none',
      _highlighted: { background: 'bg.band', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    },
  },
});

const toast = defineSlotRecipe({
  slots: ['root', 'title'],
  base: {
    // There is only one at a time: it stands in its region instead of being stacked by measured heights.
    root: {
      position: 'relative!',
      width: 'full',
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: '2',
      paddingInlineStart: '5',
      paddingBlock: '1',
      borderRadius: 'lg',
      background: 'bg.dark',
      color: 'fg.onDark',
      boxShadow: 'panel',
      opacity: 'var(--opacity)',
      transition: 'opacity 150ms',
    },
    title: {
      flex: { base: '1 1 calc(100% - 4rem)', sm: '1' },
      minWidth: '0',
      paddingBlock: '2',
      fontSize: 'sm',
    },
  },
});

const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' } },
  breathe: { '50%': { opacity: '0.45' } },
});

const parts = defineConfig({
  theme: {
    keyframes,
    recipes: { input, textarea, skeleton },
    slotRecipes: { nativeSelect, field, alert, dialog, drawer, menu, tooltip, toast },
  },
});

const inner = createSystem(defaultBaseConfig, design, { preflight: false }, parts);

const recipes = new WeakMap<object, unknown>();

/** Makes each recipe once. Chakra asks for a part's whenever it draws one: half of what a list costs on a slow phone. */
function cva<V extends RecipeVariantRecord>(definition: RecipeDefinition<V>): RecipeRuntimeFn<V> {
  const recipe = (recipes.get(definition) as RecipeRuntimeFn<V> | undefined) ?? inner.cva(definition);
  recipes.set(definition, recipe);
  return recipe;
}

/**
 * The staff area's design system: the visitors' tokens, and recipes for the parts of Chakra that it uses. Reset and
 * global styles are those of the visitors' sheet (theme/sheet.css), which holds the tokens' values; Chakra's styles ask
 * for variables.
 */
export const adminSystem = { ...inner, cva, _global: [inner.getGlobalCss(), inner.getTokenCss()] };
