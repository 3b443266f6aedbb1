import { chakra } from '@chakra-ui/react';
import { Band } from '../../../components/layout';
import type { GlobalTexts } from '../../../data/pages/globals';
import { column, topRule } from '../../../theme/recipes';
import { aboutTexts } from '../../texts/about';

/** The shapes that a list can have. */
const shapes = {
  '& [data-shape=statements]': {
    display: 'grid',
    columnGap: '8',
    rowGap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    '& li': { ...topRule, paddingTop: '3' },
    '& strong': { display: 'block', fontSize: 'lg', '& span': { srOnly: true } },
    '& [data-part=rest]': { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
  },
  '& [data-shape=marks]': {
    listStyleType: 'disc',
    paddingInlineStart: '5',
    '& li': { marginBottom: '2' },
    '& li::marker': { color: 'accent.mark' },
  },
  '& [data-shape=rules] li': { paddingBlock: '2', borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& [data-shape=labels]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& li': { paddingInline: '3', paddingBlock: '1', borderRadius: 'lg', background: 'bg.raised' },
  },
  '& [data-shape=steps]': {
    counterReset: 'step',
    '& li': {
      counterIncrement: 'step',
      position: 'relative',
      paddingInlineStart: '12',
      paddingBlock: '2',
      minHeight: '3rem',
      _before: {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.4rem',
        boxSize: '2rem',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'full',
        background: 'accent.mark',
        color: 'fg.body',
        fontSize: 'sm',
        fontWeight: 'bold',
      },
      '&:lang(ne)::before': { content: 'counter(step, devanagari)' },
    },
  },
} as const;

/** The values stand on the page, the other lists on coloured grounds. */
const Panels = chakra('div', {
  base: {
    ...column,
    display: 'grid',
    gap: { base: '4', md: '6', _print: '8' },
    gridAutoFlow: 'dense',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
      _print: '1fr 1fr',
    },
    '& h2': { fontSize: '2xl', marginBottom: '4' },
    '& section': { padding: { base: 'min(2rem, 5vw)', _print: '0' }, borderRadius: 'lg' },
    '& [data-ground=page]': {
      gridColumn: '1 / -1',
      paddingInline: '0',
      paddingTop: '0',
      '& h2': { fontSize: '3xl' },
    },
    '& [data-ground=raised]': { background: 'bg.raised' },
    '& [data-ground=mist]': { background: 'bg.band' },
    '& [data-ground=warm]': { background: 'bg.warm' },
    '& [data-ground=green]': { background: 'bg.success' },
    '& [data-ground=dark]': { gridColumn: { sm: 'span 2' }, background: 'bg.dark', color: 'fg.onDark' },
    ...shapes,
  },
});

/** Each list of the organisation, its shape and its ground, in their order. */
const lists = [
  ['values', 'statements', 'page'],
  ['targetGroups', 'marks', 'warm'],
  ['thematicAreas', 'rules', 'raised'],
  ['crossCuttingAreas', 'labels', 'mist'],
  ['approach', 'steps', 'dark'],
  ['sectors', 'labels', 'green'],
] as const;

/** A statement: the words before its colon in bold, and below them the rest. */
function Statement({ text }: { text: string }) {
  const [name, ...rest] = text.split(': ');
  if (rest.length === 0) return text;
  return (
    <>
      <strong>
        {name}
        <span>: </span>
      </strong>
      <span data-part="rest">{rest.join(': ')}</span>
    </>
  );
}

/** Whom the organisation works with and how, each list in its own shape. */
export function Lists({ texts }: { texts: GlobalTexts<'about'> }) {
  const names = aboutTexts().lists;
  return (
    <Band>
      <Panels>
        {lists.map(([field, shape, ground]) => {
          const name = names[field];
          const items = texts[field];
          const List = shape === 'steps' ? 'ol' : 'ul';
          return items.length === 0 ? null : (
            <section key={name} data-ground={ground}>
              <h2>{name}</h2>
              <List data-shape={shape}>
                {items.map(({ text }, i) => (
                  <li key={i}>{shape === 'statements' ? <Statement text={text} /> : text}</li>
                ))}
              </List>
            </section>
          );
        })}
      </Panels>
    </Band>
  );
}
