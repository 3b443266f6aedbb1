import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react';

/** Inputs, selects and text areas, also on visitors' pages. */
export const control = defineStyle({
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
});

const input = defineRecipe({ base: control });
const textarea = defineRecipe({ base: { ...control, fieldSizing: 'content', resize: 'vertical' } });

export const helperText = defineStyle({ fontSize: 'sm', color: 'fg.muted', lineHeight: '1.45' });
export const errorText = defineStyle({
  fontSize: 'sm',
  fontWeight: 'bold',
  color: 'link.body',
  lineHeight: '1.45',
});
const label = defineStyle({ fontWeight: 'bold', fontSize: 'sm', lineHeight: 'tight' });

const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: { root: { display: 'flex', flexDirection: 'column', gap: '2' }, label, helperText, errorText },
});

const fieldset = defineSlotRecipe({
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { minWidth: '0' },
    legend: { ...label, marginBottom: '2' },
    helperText: { ...helperText, display: 'block', marginBottom: '2' },
    errorText,
  },
});

const badge = defineRecipe({
  base: {
    display: 'inline-block',
    paddingInline: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    fontSize: '0.8125rem',
    fontWeight: 'bold',
    lineHeight: '1.5',
    color: 'fg.body',
  },
  variants: {
    variant: {
      outline: { borderColor: 'fg.muted', borderStyle: 'dashed', background: 'bg.raised' },
      surface: { borderColor: 'accent.mark', background: 'bg.warm' },
      subtle: { borderColor: 'border.subtle', background: 'bg.band', color: 'fg.muted' },
    },
  },
});

const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
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
    indicator: {
      display: 'inline-flex',
      alignItems: 'center',
      height: '1.6em',
      flexShrink: '0',
      '& svg': { boxSize: '1.25em' },
    },
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
});

/** A radio button or checkbox with its label. */
const choice = defineStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  fontSize: 'sm',
  lineHeight: '1.5',
  cursor: 'pointer',
  '& > *': { minWidth: '0' },
});
const mark = defineStyle({
  boxSize: '1.25rem',
  flexShrink: '0',
  display: 'inline-grid',
  placeItems: 'center',
  borderWidth: '1px',
  borderColor: 'fg.muted',
  background: 'bg.raised',
  color: 'accent.contrast',
  _checked: { background: 'accent.solid', borderColor: 'accent.solid' },
  _focusVisible: { outline: '3px solid {colors.link.body}', outlineOffset: '3px' },
});

const radioGroup = defineSlotRecipe({
  slots: ['root', 'item', 'itemControl'],
  base: {
    root: { minWidth: '0' },
    item: choice,
    itemControl: {
      ...mark,
      borderRadius: 'full',
      _checked: { borderColor: 'accent.solid', borderWidth: '6px', background: 'bg.raised' },
    },
  },
  variants: {
    variant: {
      outline: {},
      subtle: {
        item: {
          paddingInline: '4',
          borderWidth: '1px',
          borderColor: 'fg.muted',
          borderRadius: 'md',
          _hover: { borderColor: 'fg.body' },
          _checked: { background: 'bg.band', borderColor: 'fg.body', fontWeight: 'bold' },
        },
      },
    },
  },
});

const checkbox = defineSlotRecipe({
  slots: ['root', 'control', 'indicator'],
  base: { root: choice, control: { ...mark, borderRadius: 'sm' }, indicator: { boxSize: '1rem' } },
});

/** Recipes of Chakra's components in the staff area. */
export const staffRecipes = { input, textarea, badge };
export const staffSlotRecipes = { field, fieldset, alert, radioGroup, checkbox };

/** A button whose action cannot simply be undone. */
export const dangerous = defineStyle({
  borderColor: 'link.body',
  color: 'link.body',
  _hover: { background: 'bg.warm', borderColor: 'link.body', color: 'link.hover' },
});
