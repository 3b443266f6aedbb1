import { css } from '#styled-system/css';
import { Link } from 'react-router';
import { DataTable } from '../../components/data-table';
import { Band, Container, SectionTitle, textLink } from '../../components/layout';
import type { aboutDefaults } from '@content/defaults/about';
import type { ChangesAt } from '@content/words';
import { aboutTexts } from '../../texts/about';

/** The texts of the About page: those that the site came with, and what staff have changed. */
export type AboutTexts = typeof aboutDefaults & ChangesAt<'about'>;

interface PartProps {
  readonly texts: AboutTexts;
}

/** Vision, mission, goals: what the organisation is for. */
export function Purpose({ texts }: PartProps) {
  const { vision, mission, goals } = aboutTexts;
  const parts = [
    { title: vision, text: texts.vision },
    { title: mission, text: texts.mission },
    { title: goals.title, text: texts.goals },
  ];
  return (
    <Band surface="dark" data-ground="dark">
      <Container
        css={{ display: 'grid', gap: '10', gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } }}
      >
        {parts.map(({ title, text }) => (
          <section
            key={title}
            className={css({ borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' })}
          >
            <h2 className={css({ fontSize: '2xl' })}>{title}</h2>
            <p className={css({ marginTop: '3', fontSize: 'lg', whiteSpace: 'pre-line' })}>{text}</p>
            {title === goals.title ? (
              <Link
                className={css(textLink, { color: 'link.onDark', display: 'inline-block', marginTop: '4' })}
                to="/objective"
              >
                {goals.more}
              </Link>
            ) : null}
          </section>
        ))}
      </Container>
    </Band>
  );
}

/** How it came to be, as a line of years. */
export function History({ texts: { history } }: PartProps) {
  if (history.length === 0) return null;
  return (
    <Band surface="mist">
      <Container
        css={{ display: 'grid', gap: '10', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr' } }}
      >
        <SectionTitle>{aboutTexts.history}</SectionTitle>
        <ol className={css({ listStyleType: 'none' })}>
          {history.map(({ when, what }, i) => (
            <li
              key={i}
              className={css({
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
              })}
            >
              <h3 className={css({ fontSize: 'lg' })}>{when}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Band>
  );
}

/** Working areas with what is done in each. */
export function Areas({ texts: { areasText, areas } }: PartProps) {
  if (areasText === '' && areas.length === 0) return null;
  return (
    <Band surface="warm">
      <Container>
        <SectionTitle>{aboutTexts.areas}</SectionTitle>
        <p className={css({ marginTop: '4', maxWidth: 'reading', fontSize: 'lg' })}>{areasText}</p>
        <dl
          className={css({
            marginTop: '10',
            display: 'grid',
            gap: '8',
            gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
          })}
        >
          {areas.map(({ name, coverage }, i) => (
            <div key={i} className={css({ borderTopWidth: '1px', borderColor: 'fg.body', paddingTop: '3' })}>
              <dt className={css({ fontWeight: 'bold', fontSize: 'lg' })}>{name}</dt>
              <dd>{coverage}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Band>
  );
}

/** The networks the organisation belongs to. */
export function Networks({ texts: { networks } }: PartProps) {
  const title = aboutTexts.networks;
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
            { label: 'S.N.', cell: (_row, i) => i + 1, isNumber: true, width: '4rem' },
            { label: 'Network', cell: ({ network }) => network, isHeader: true },
            { label: 'Thematic Focus', cell: ({ focus }) => focus },
            { label: 'Responsibility', cell: ({ responsibility }) => responsibility },
          ]}
        />
      </Container>
    </Band>
  );
}
