import { css } from '#styled-system/css';
import village from '../../assets/village.svg?url';
import { Band, Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Areas, History, Networks, Purpose } from '../../features/about/about-parts';
import { organisation } from '../../organisation';
import { aboutTexts } from '../../texts/about';
import { homeTexts } from '../../texts/home';

/** About Us: everything the organisation is. */
export default function AboutUsDetails() {
  const { title, intro, lists } = aboutTexts;
  const { bs, ad } = organisation.established;
  return (
    <>
      <PageHead title={title} description={intro[0]} />
      <PageHeader title={title}>
        Established in {bs} BS ({ad} AD).
      </PageHeader>
      <Band css={{ paddingTop: { base: '10', md: '16' } }}>
        <Container
          css={{
            display: 'grid',
            alignItems: 'center',
            gap: { base: '8', lg: '16' },
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 2fr' },
          }}
        >
          <div>
            {intro.map((text) => (
              <p key={text} className={css({ fontSize: 'lg', marginBottom: '5' })}>
                {text}
              </p>
            ))}
          </div>
          <img
            className={css({ width: 'full', height: 'auto', borderRadius: 'lg' })}
            src={village}
            alt={homeTexts.about.pictureAlt}
            width={800}
            height={640}
          />
        </Container>
      </Band>
      <Purpose />
      <Band>
        <Container
          css={{
            display: 'grid',
            gap: '12',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          }}
        >
          {lists.map(({ title: name, items }) => (
            <section key={name}>
              <h2 className={css({ fontSize: '2xl', marginBottom: '3' })}>{name}</h2>
              <ul
                className={css({
                  paddingInlineStart: '5',
                  listStyleType: 'disc',
                  '& li': { marginBottom: '2' },
                  '& li::marker': { color: 'accent.mark' },
                })}
              >
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </Container>
      </Band>
      <Areas />
      <History />
      <Networks />
    </>
  );
}
