import { chakra } from '@chakra-ui/react';
import { Link, textLink } from '../../../components/link';
import { DataTable } from '../../../components/data-table';
import { Band, Container, SectionTitle } from '../../../components/layout';
import type { GlobalTexts } from '../../../data/globals';
import { getTexts } from '../../../texts';

interface PartProps {
  readonly texts: GlobalTexts<'about'>;
}

/** Vision, mission, goals: what the organisation is for. */
export function Purpose({ texts }: PartProps) {
  const { vision, mission, goals } = getTexts().about;
  const parts = [
    { title: vision, text: texts.vision },
    { title: mission, text: texts.mission },
    { title: goals.title, text: texts.goals },
  ];
  return (
    <Band surface="dark" data-ground="dark">
      <Container
        css={{
          display: 'grid',
          gap: '10',
          gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
        }}
      >
        {parts.map(({ title, text }) => (
          <chakra.section
            key={title}
            css={{ borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' }}
          >
            <chakra.h2 css={{ fontSize: '2xl' }}>{title}</chakra.h2>
            <chakra.p css={{ marginTop: '3', fontSize: 'lg', whiteSpace: 'pre-line' }}>{text}</chakra.p>
            {title === goals.title ? (
              <Link
                css={[textLink, { color: 'link.onDark', display: 'inline-block', marginTop: '4' }]}
                to="/objective"
              >
                {goals.more}
              </Link>
            ) : null}
          </chakra.section>
        ))}
      </Container>
    </Band>
  );
}

/** Statements with their first words in bold, steps with their numbers, rules, marks and labels: each list as what it says. */
const List = chakra('ul', {
  variants: {
    shape: {
      statements: {
        display: 'grid',
        columnGap: '8',
        rowGap: '6',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        '& > li': { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '3' },
        '& strong': { display: 'block', fontSize: 'lg' },
      },
      marks: {
        listStyleType: 'disc',
        paddingInlineStart: '5',
        '& li': { marginBottom: '2' },
        '& li::marker': { color: 'accent.mark' },
      },
      rules: { '& li': { paddingBlock: '2', borderTopWidth: '1px', borderColor: 'border.subtle' } },
      labels: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2',
        '& li': { paddingInline: '3', paddingBlock: '1', borderRadius: 'lg', background: 'bg.raised' },
      },
      steps: {
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
    },
  },
});

/** The values stand on the page, every other list on a ground of its own. */
const Panel = chakra('section', {
  base: { padding: { base: 'min(2rem, 5vw)', _print: '0' }, borderRadius: 'lg' },
  variants: {
    ground: {
      page: { gridColumn: '1 / -1', paddingInline: '0', paddingTop: '0' },
      raised: { background: 'bg.raised' },
      mist: { background: 'bg.band' },
      warm: { background: 'bg.warm' },
      green: { background: 'bg.success' },
      dark: { gridColumn: { sm: 'span 2' }, background: 'bg.dark', color: 'fg.onDark' },
    },
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
        <chakra.span css={{ srOnly: true }}>: </chakra.span>
      </strong>
      <chakra.span css={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}>
        {rest.join(': ')}
      </chakra.span>
    </>
  );
}

export function Lists({ texts }: PartProps) {
  const names = getTexts().about.lists;
  return (
    <Band>
      <Container
        css={{
          display: 'grid',
          gap: { base: '4', md: '6', _print: '8' },
          gridAutoFlow: 'dense',
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
            _print: '1fr 1fr',
          },
        }}
      >
        {lists.map((field) => {
          const name = names[field];
          const { shape, ground } = looks[field];
          const items = texts[field];
          return items.length === 0 ? null : (
            <Panel key={name} ground={ground}>
              <chakra.h2 css={{ fontSize: ground === 'page' ? '3xl' : '2xl', marginBottom: '4' }}>
                {name}
              </chakra.h2>
              <List as={shape === 'steps' ? 'ol' : 'ul'} shape={shape}>
                {items.map(({ text }, i) => (
                  <li key={i}>{shape === 'statements' ? <Statement text={text} /> : text}</li>
                ))}
              </List>
            </Panel>
          );
        })}
      </Container>
    </Band>
  );
}

export function History({ texts: { history } }: PartProps) {
  const title = getTexts().about.history;
  if (history.length === 0) return null;
  return (
    <Band surface="mist">
      <Container
        css={{
          display: 'grid',
          gap: '10',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr', _print: '1fr' },
        }}
      >
        <SectionTitle>{title}</SectionTitle>
        <ol>
          {history.map(({ when, what }, i) => (
            <chakra.li
              key={i}
              css={{
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
              }}
            >
              <chakra.h3 css={{ fontSize: 'lg' }}>{when}</chakra.h3>
              <p>{what}</p>
            </chakra.li>
          ))}
        </ol>
      </Container>
    </Band>
  );
}

export function Areas({ texts: { areasText, areas } }: PartProps) {
  const title = getTexts().about.areas;
  if (areasText === '' && areas.length === 0) return null;
  return (
    <Band surface="warm">
      <Container>
        <SectionTitle>{title}</SectionTitle>
        <chakra.p css={{ marginTop: '4', maxWidth: 'reading', fontSize: 'lg' }}>{areasText}</chakra.p>
        <chakra.dl
          css={{
            marginTop: '10',
            display: 'grid',
            gap: '8',
            gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
          }}
        >
          {areas.map(({ name, coverage }, i) => (
            <chakra.div key={i} css={{ borderTopWidth: '1px', borderColor: 'fg.body', paddingTop: '3' }}>
              <chakra.dt css={{ fontWeight: 'bold', fontSize: 'lg' }}>{name}</chakra.dt>
              <dd>{coverage}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Container>
    </Band>
  );
}

export function Networks({ texts: { networks } }: PartProps) {
  const { title, number, network: name, focus: about, responsibility: role } = getTexts().about.networks;
  if (networks.length === 0) return null;
  return (
    <Band>
      <Container>
        <SectionTitle css={{ marginBottom: '8' }}>{title}</SectionTitle>
        <DataTable
          caption={title}
          rows={networks}
          rowKey={({ network, responsibility }) => `${network} ${responsibility}`}
          columns={[
            {
              label: number,
              cell: (_row, i) => getTexts().digits(String(i + 1)),
              isNumber: true,
              width: '4rem',
            },
            { label: name, cell: ({ network }) => network, isHeader: true },
            { label: about, cell: ({ focus }) => focus },
            { label: role, cell: ({ responsibility }) => responsibility },
          ]}
        />
      </Container>
    </Band>
  );
}
