import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from '../../../components/link';
import { Icon } from '../../../components/icons';
import { JourneyArt } from './journey-art';
import type { Unfolding } from './use-unfolding';

interface JourneyCardText {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string } | undefined;
}

interface JourneyCardProps extends JourneyCardText {
  readonly station: number;
  readonly unfolding: Unfolding;
}

/** One station of the journey: its title, and while it is open, its text. */
export function JourneyCard({ title, text, link, station, unfolding }: JourneyCardProps) {
  const { open, card, toggle } = unfolding;
  const id = useId();
  return (
    <chakra.article
      css={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: 'full',
        minHeight: { md: '23rem' },
        overflow: 'hidden',
        borderRadius: 'lg',
        borderWidth: '1px',
        borderColor: 'border.onDark',
        background: 'bg.darker',
        transition: 'border-color 250ms',
        '&[data-open]': { borderColor: 'accent.mark' },
      }}
      {...card}
      data-open={open ? '' : undefined}
    >
      <JourneyArt station={station} />
      <chakra.h3 css={{ paddingInline: 'min(1.5rem, 5vw)', paddingBlock: { base: '3', md: '5' } }}>
        <chakra.button
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '3',
            width: 'full',
            minHeight: 'target',
            textAlign: 'start',
            fontSize: 'xl',
            fontWeight: 'bold',
            cursor: 'pointer',
            color: 'link.onDark',
            _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
          }}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {title}
          <chakra.span css={{ display: 'flex', transform: open ? 'rotate(180deg)' : undefined }}>
            <Icon name="chevronDown" />
          </chakra.span>
        </chakra.button>
      </chakra.h3>
      <chakra.div
        css={{
          display: 'grid',
          gridTemplateRows: open ? '1fr' : '0fr',
          opacity: open ? 1 : 0,
          visibility: open ? 'visible' : 'hidden',
          transition: 'grid-template-rows 250ms, opacity 250ms, visibility 250ms',
        }}
        data-unfolding
      >
        <chakra.div css={{ overflow: 'hidden', minHeight: '0' }} id={id}>
          {/* Above the button for a mouse, which selects the text; a finger there reaches the button. */}
          <chakra.p
            css={{
              paddingInline: 'min(1.5rem, 5vw)',
              paddingBottom: '6',
              '@media (hover: hover)': { position: 'relative', zIndex: '1' },
            }}
          >
            {text}
          </chakra.p>
          {link ? (
            <Link
              css={{
                display: 'inline-block',
                paddingBlock: '2',
                marginInline: 'min(1.5rem, 5vw)',
                marginTop: '-4',
                marginBottom: '4',
                position: 'relative',
                zIndex: '1', // above the button, which is as large as the card
                color: 'link.onDark',
                textDecoration: 'underline',
                textUnderlineOffset: '0.2em',
              }}
              to={link.to}
            >
              {link.label}
            </Link>
          ) : null}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
