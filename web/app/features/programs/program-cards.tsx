import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icons';
import { programCards } from '../../texts/home';

const Tile = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minHeight: { base: '12rem', md: '16rem' },
    padding: { base: '6', md: '8' },
    borderRadius: 'lg',
    overflow: 'hidden',
    '& svg': { transition: 'transform 250ms' },
    _hover: { '& svg': { transform: 'translateX(6px)' } },
  },
  variants: {
    time: {
      past: { background: 'bg.success', color: 'fg.body' },
      present: { background: 'bg.dark', color: 'fg.onDark' },
    },
  },
});

/** The two ways into the projects: Past Projects and Present Projects. */
export function ProgramCards({ heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const Heading = chakra[heading];
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {programCards.map(({ title, text, to }, i) => (
        <li key={to}>
          <Tile time={i === 0 ? 'past' : 'present'} {...(i === 1 ? { 'data-ground': 'dark' } : {})}>
            <Heading fontSize="2xl">
              <chakra.span _after={{ content: '""', position: 'absolute', inset: '0' }} asChild>
                <Link to={to}>{title}</Link>
              </chakra.span>
            </Heading>
            <chakra.p display="flex" alignItems="center" justifyContent="space-between" gap="4" fontSize="lg">
              {text}
              <Icon name="arrowRight" size="2rem" />
            </chakra.p>
          </Tile>
        </li>
      ))}
    </chakra.ul>
  );
}
