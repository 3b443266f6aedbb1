import { chakra } from '@chakra-ui/react';
import { serverTexts } from '@site/web/texts/server';
import { localizePath } from '@content/texts/language-paths';
import { ButtonAnchor, Container, FootLine, Lead } from '../components/layout';
import { formatDateTime } from '../components/text';
import { STAFF_AREA } from '../data/staff/staff-area';
import { currentLanguage } from '../language';

/** Stands at the foot of the window of a page that a preview's link has opened: at its head is the navigation. */
export function PreviewBanner({ until, isPublic }: { until: string; isPublic: boolean }) {
  const { name, seen, notYet, ends } = serverTexts[currentLanguage()].preview.banner;
  return (
    <FootLine css={{ lineHeight: 'tight' }} role="status" data-screen-only>
      <b>{name}</b>
      {` ${isPublic ? seen : notYet} ${ends(formatDateTime(Date.parse(until)))}`}
    </FootLine>
  );
}

/** The page of a link that has ended, with ways on. */
export function PreviewEnded() {
  const { title, advice, home, staff } = serverTexts[currentLanguage()].preview.ended;
  return (
    <Container css={{ paddingBlock: { base: '10', md: 'band' } }}>
      <chakra.h1 css={{ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' }}>{title}</chakra.h1>
      <Lead css={{ marginTop: '4' }}>{advice}</Lead>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' }}>
        <ButtonAnchor href={localizePath(currentLanguage(), '/')}>{home}</ButtonAnchor>
        <ButtonAnchor variant="outline" href={STAFF_AREA}>
          {staff}
        </ButtonAnchor>
      </chakra.div>
    </Container>
  );
}
