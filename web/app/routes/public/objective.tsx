import { css } from '#styled-system/css';
import { Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { objectivesText } from '../../texts/objectives';

/** The eleven objectives. */
export default function Objective() {
  const { title, lead, items } = objectivesText;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container css={{ paddingBlock: { base: '10', md: '16' } }}>
        <ol
          className={css({
            listStyleType: 'none',
            display: 'grid',
            columnGap: '16',
            gridTemplateColumns: { lg: '1fr 1fr' },
          })}
        >
          {items.map((text, i) => (
            <li
              key={text}
              className={css({
                display: 'grid',
                gridTemplateColumns: '3.25rem 1fr',
                alignItems: 'baseline',
                paddingBlock: '5',
                borderTopWidth: '1px',
                borderColor: 'border.subtle',
              })}
            >
              <span
                className={css({
                  fontSize: '2xl',
                  fontWeight: 'bold',
                  lineHeight: '1',
                  color: 'accent.solid',
                })}
                aria-hidden
              >
                {i + 1}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </>
  );
}
