import { css } from '#styled-system/css';
import type { ItemAt } from '@content';
import { picturesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import { Icon } from '../components/icons';
import { button, Container, Lead } from '../components/layout';
import { Picture } from '../components/picture';
import { RoundButton } from '../components/round-button';
import { formatDateTime } from '../components/text';
import { PopupContent } from '../features/popup/popup-content';
import { previewTexts } from '../texts/preview';

/** Stands at the foot of the window of a page that a preview's link has opened: at its head is the navigation. */
export function PreviewBanner({ until, isPublic }: { until: string; isPublic: boolean }) {
  const { name, seen, notYet, ends } = previewTexts.banner;
  return (
    <p
      className={css({
        position: 'sticky',
        bottom: '0',
        zIndex: 'nav',
        paddingInline: 'gutter',
        paddingBlock: '2',
        background: 'bg.darker',
        color: 'fg.onDark',
        fontSize: 'sm',
        lineHeight: 'tight',
        textAlign: 'center',
      })}
      role="status"
      data-screen-only
    >
      <b>{name}</b> {isPublic ? seen : notYet} {ends(formatDateTime(Date.parse(until)))}
    </p>
  );
}

/** An announcement over a page, as its dialog shows it; the browser closes it without a script. */
export function PreviewedPopup({ popup }: { popup: ItemAt<'popups'> }) {
  const { title, content, buttonLink, buttonText } = popup;
  const [shown] = picturesOf(popup, 'imageUrl');
  return (
    <dialog
      open
      aria-label={title || 'Announcement'}
      className={css({
        position: 'fixed',
        inset: '0',
        zIndex: 'nav',
        margin: 'auto',
        padding: '0',
        border: 'none',
        overflowWrap: 'anywhere',
        overflow: 'auto',
        width: 'min(34rem, calc(100vw - 2rem))',
        maxHeight: 'calc(100dvh - 2rem)',
        borderRadius: 'lg',
        background: 'bg.raised',
        color: 'fg.body',
        boxShadow: '0 0 0 100vmax rgb(14 24 48 / 0.82)',
      })}
    >
      <form
        method="dialog"
        className={css({ position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: '1' })}
      >
        <RoundButton type="submit" aria-label="Close">
          <Icon name="close" />
        </RoundButton>
      </form>
      <PopupContent
        title={title}
        content={content}
        blocks={blocksOf(popup, 'content')}
        buttonLink={buttonLink}
        buttonText={buttonText}
        picture={
          shown ? (
            <Picture
              picture={shown}
              alt={shown.file?.alt || title}
              sizes="(min-width: 36rem) 34rem, 100vw"
              eager
            />
          ) : null
        }
      />
    </dialog>
  );
}

/** The page of a link that has ended, with ways on. */
export function PreviewEnded() {
  const { title, advice, home, staff } = previewTexts.ended;
  return (
    <Container css={{ paddingBlock: { base: '10', md: 'band' } }}>
      <h1 className={css({ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' })}>{title}</h1>
      <Lead css={{ marginTop: '4' }}>{advice}</Lead>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' })}>
        <a className={button()} href="/">
          {home}
        </a>
        <a className={button({ variant: 'outline' })} href="/admins">
          {staff}
        </a>
      </div>
    </Container>
  );
}
