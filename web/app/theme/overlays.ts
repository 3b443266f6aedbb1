import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

/** Layers above the page's bars (nav 100, skip 200); `--layer-index` counts what lies over one another. */
const layer = 'calc(300 + var(--layer-index, 0))';
const over = { position: 'fixed', inset: '0', zIndex: layer } as const;

/** The box of a dialog, in the middle of its window. */
export const dialogBox = defineStyle({
  margin: 'auto',
  width: 'min(34rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  borderRadius: 'lg',
  background: 'bg.raised',
  color: 'fg.body',
});

const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title'],
  base: {
    backdrop: { ...over, background: 'veil.thin', _open: { animation: 'fade-in 150ms ease-out' } },
    positioner: { ...over, display: 'flex', overflow: 'hidden' },
    content: {
      ...dialogBox,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The focused control stands clear of a foot with buttons.
      scrollPaddingBottom: '6rem',
      padding: { base: '5', sm: '6' },
      boxShadow: 'panel',
      outline: 'none',
      _open: { animation: 'rise-in 150ms ease-out' },
    },
    title: { fontSize: 'xl', marginBottom: '4' },
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
    // There is only one at a time: it needs no stacking by measured heights.
    root: {
      position: 'relative!',
      width: 'full',
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: '2',
      paddingInlineStart: '5',
      paddingBlock: '1',
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

/** Recipes of what lies over a page. */
export const overlays = { dialog, menu, toast };
