import { css } from '#styled-system/css';
import { Link } from 'react-router';
import { DataTable } from '../../components/data-table';
import { Band, Container, SectionTitle, textLink } from '../../components/layout';
import { aboutTexts } from '../../texts/about';

/** Vision, mission, goals: what the organisation is for. */
export function Purpose() {
  const { vision, mission, goals } = aboutTexts;
  return (
    <Band surface="dark" data-ground="dark">
      <Container
        css={{ display: 'grid', gap: '10', gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } }}
      >
        {[vision, mission, goals].map(({ title, text }) => (
          <section
            key={title}
            className={css({ borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' })}
          >
            <h2 className={css({ fontSize: '2xl' })}>{title}</h2>
            <p className={css({ marginTop: '3', fontSize: 'lg' })}>{text}</p>
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
export function History() {
  const { title, steps } = aboutTexts.history;
  return (
    <Band surface="mist">
      <Container
        css={{ display: 'grid', gap: '10', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr' } }}
      >
        <SectionTitle>{title}</SectionTitle>
        <ol className={css({ listStyleType: 'none' })}>
          {steps.map(({ when, what }) => (
            <li
              key={when}
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
export function Areas() {
  const { title, text, items } = aboutTexts.areas;
  return (
    <Band surface="warm">
      <Container>
        <SectionTitle>{title}</SectionTitle>
        <p className={css({ marginTop: '4', maxWidth: 'reading', fontSize: 'lg' })}>{text}</p>
        <dl
          className={css({
            marginTop: '10',
            display: 'grid',
            gap: '8',
            gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
          })}
        >
          {items.map(({ name, coverage }) => (
            <div
              key={name}
              className={css({ borderTopWidth: '1px', borderColor: 'fg.body', paddingTop: '3' })}
            >
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
export function Networks() {
  const { title, rows } = aboutTexts.networks;
  return (
    <Band>
      <Container>
        <SectionTitle css={{ marginBottom: '8' }}>{title}</SectionTitle>
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ network }) => network}
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
