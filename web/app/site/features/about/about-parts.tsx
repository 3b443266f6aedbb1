import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { DataTable } from '../../../components/data-table';
import { Band, Container, SectionTitle } from '../../../components/layout';
import { column, sectionTitle, textLink } from '../../../theme/recipes';
import type { GlobalTexts } from '../../../data/globals';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';
import { aboutTexts } from '../../texts/about';

interface PartProps {
  readonly texts: GlobalTexts<'about'>;
}

const Purposes = chakra('div', {
  base: {
    ...column,
    display: 'grid',
    gap: '10',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
    '& section': { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' },
    '& h2': { fontSize: '2xl' },
    '& p': { marginTop: '3', fontSize: 'lg', whiteSpace: 'pre-line' },
    '& a': { ...textLink, color: 'link.onDark', display: 'inline-block', marginTop: '4' },
  },
});

/** Vision, mission, goals: what the organisation is for. */
export function Purpose({ texts }: PartProps) {
  const { vision, mission, goals } = aboutTexts[currentLanguage()];
  const parts = [
    { title: vision, text: texts.vision },
    { title: mission, text: texts.mission },
    { title: goals.title, text: texts.goals },
  ];
  return (
    <Band surface="dark" data-ground="dark">
      <Purposes>
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {title === goals.title ? <Link to="/objective">{goals.more}</Link> : null}
          </section>
        ))}
      </Purposes>
    </Band>
  );
}

/** Statements with their first words in bold, steps with their numbers, rules, marks and labels: each list as what it says. */
const shapes = {
  '& [data-shape=statements]': {
    display: 'grid',
    columnGap: '8',
    rowGap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    '& > li': { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '3' },
    '& strong': { display: 'block', fontSize: 'lg', '& span': { srOnly: true } },
    '& strong + span': { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
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

/** The values stand on the page, every other list on a ground of its own. */
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
    '& [data-ground=dark]': {
      gridColumn: { sm: 'span 2' },
      background: 'bg.dark',
      color: 'fg.onDark',
    },
    ...shapes,
  },
});

const lists = [
  'values',
  'targetGroups',
  'thematicAreas',
  'crossCuttingAreas',
  'approach',
  'sectors',
] as const;

const looks = {
  values: { shape: 'statements', ground: 'page' },
  targetGroups: { shape: 'marks', ground: 'warm' },
  thematicAreas: { shape: 'rules', ground: 'raised' },
  crossCuttingAreas: { shape: 'labels', ground: 'mist' },
  approach: { shape: 'steps', ground: 'dark' },
  sectors: { shape: 'labels', ground: 'green' },
} as const;

/** A statement: what stands before its colon, and below it what is said of that. */
function Statement({ text }: { text: string }) {
  const [name, ...rest] = text.split(': ');
  if (rest.length === 0) return text;
  return (
    <>
      <strong>
        {name}
        <span>: </span>
      </strong>
      <span>{rest.join(': ')}</span>
    </>
  );
}

export function Lists({ texts }: PartProps) {
  const names = aboutTexts[currentLanguage()].lists;
  return (
    <Band>
      <Panels>
        {lists.map((field) => {
          const name = names[field];
          const { shape, ground } = looks[field];
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

const Years = chakra('div', {
  base: {
    ...column,
    display: 'grid',
    gap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr', _print: '1fr' },
    '& h2': sectionTitle,
    '& h3': { fontSize: 'lg' },
    '& li': {
      position: 'relative',
      paddingInlineStart: '8',
      paddingBottom: '8',
      // The line from dot to dot.
      _after: {
        content: '""',
        position: 'absolute',
        width: '2px',
        background: 'accent.mark',
        insetInlineStart: '-2px',
        top: '1rem',
        bottom: '-0.5rem',
      },
      _last: { paddingBottom: '0', _after: { display: 'none' } },
      _before: {
        content: '""',
        position: 'absolute',
        boxSize: '0.875rem',
        borderRadius: 'full',
        background: 'accent.mark',
        insetInlineStart: '-0.5rem',
        top: '0.4rem',
      },
    },
  },
});

export function History({ texts: { history } }: PartProps) {
  if (history.length === 0) return null;
  return (
    <Band surface="mist">
      <Years>
        <h2>{aboutTexts[currentLanguage()].history}</h2>
        <ol>
          {history.map(({ when, what }, i) => (
            <li key={i}>
              <h3>{when}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </Years>
    </Band>
  );
}

const Places = chakra('div', {
  base: {
    ...column,
    '& h2': sectionTitle,
    '& p': { marginTop: '4', maxWidth: 'reading', fontSize: 'lg' },
    '& dl': {
      marginTop: '10',
      display: 'grid',
      gap: '8',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
    },
    '& dl > div': { borderTopWidth: '1px', borderColor: 'fg.body', paddingTop: '3' },
    '& dt': { fontWeight: 'bold', fontSize: 'lg' },
  },
});

export function Areas({ texts: { areasText, areas } }: PartProps) {
  if (areasText === '' && areas.length === 0) return null;
  return (
    <Band surface="warm">
      <Places>
        <h2>{aboutTexts[currentLanguage()].areas}</h2>
        <p>{areasText}</p>
        <dl>
          {areas.map(({ name, coverage }, i) => (
            <div key={i}>
              <dt>{name}</dt>
              <dd>{coverage}</dd>
            </div>
          ))}
        </dl>
      </Places>
    </Band>
  );
}

export function Networks({ texts: { networks } }: PartProps) {
  const {
    title,
    number,
    network: name,
    focus: about,
    responsibility: role,
  } = aboutTexts[currentLanguage()].networks;
  if (networks.length === 0) return null;
  return (
    <Band>
      <Container>
        <SectionTitle marginBottom="8">{title}</SectionTitle>
        <DataTable
          caption={title}
          rows={networks}
          rowKey={({ network, responsibility }) => `${network} ${responsibility}`}
          columns={[
            {
              label: number,
              cell: (_row, i) => getTexts().digits(String(i + 1)),
              kind: 'number',
              width: '4rem',
            },
            { label: name, cell: ({ network }) => network, kind: 'name' },
            { label: about, cell: ({ focus }) => focus },
            { label: role, cell: ({ responsibility }) => responsibility },
          ]}
        />
      </Container>
    </Band>
  );
}
