import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { DataTable } from '../../../components/data-table';
import { Band, Container, SectionTitle } from '../../../components/layout';
import { column, introduced, topRule, sectionTitle, textLink } from '../../../theme/recipes';
import type { GlobalTexts } from '../../../data/pages/globals';
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
    '& section': topRule,
    '& h2': { fontSize: '2xl' },
    '& p': { marginTop: '3', fontSize: 'lg', whiteSpace: 'pre-line' },
    '& a': {
      ...textLink,
      color: 'link.onDark',
      _hover: { textDecorationThickness: '2px' },
      display: 'inline-block',
      marginTop: '4',
    },
  },
});

export function Purpose({ texts }: PartProps) {
  const { vision, mission, goals } = aboutTexts();
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

const Years = chakra('div', {
  base: {
    ...introduced,
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
        <h2>{aboutTexts().history}</h2>
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
    '& [data-part=area]': { borderTopWidth: '1px', borderColor: 'fg.body', paddingTop: '3' },
    '& dt': { fontWeight: 'bold', fontSize: 'lg' },
  },
});

export function Areas({ texts: { areasText, areas } }: PartProps) {
  if (areasText === '' && areas.length === 0) return null;
  return (
    <Band surface="warm">
      <Places>
        <h2>{aboutTexts().areas}</h2>
        <p>{areasText}</p>
        <dl>
          {areas.map(({ name, coverage }, i) => (
            <div key={i} data-part="area">
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
  const { title, number, network: name, focus: about, responsibility: role } = aboutTexts().networks;
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
              width: { base: '4rem', lg: '4rem' },
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
