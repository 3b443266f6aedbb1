import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { wholeCard } from '../../../theme/recipes';
import { Icon } from '../../../components/icons';
import { getTexts } from '../../../texts';

/** The sun and the ridges by the hour: evening for past projects, dawn for present ones. */
const hours = {
  past: { sun: '#F6CE8C', x: 400, y: 46, far: '#CBDED3', near: '#B7D0C2' },
  present: { sun: '#E9A23B', x: 410, y: 22, far: '#26345A', near: '#0E1830' },
} as const;

/** The sun over hills at the foot of a tile; no shape of the tile cuts off their peaks. */
function Hills({ time }: { time: keyof typeof hours }) {
  const { sun, x, y, far, near } = hours[time];
  return (
    <svg data-part="hills" aria-hidden viewBox="0 0 600 130" preserveAspectRatio="xMidYMax slice">
      <circle cx={x} cy={y} r="24" fill={sun} />
      <path fill={far} d="M0 60l52-22 38 18 66-44 58 40 46-20 72 46 62-34 48 22 68-52 42 36 48-14V130H0z" />
      <path fill={near} d="M0 92l70-20 62 18 78-28 66 30 84-24 72 26 68-20 100 16V130H0z" />
    </svg>
  );
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& article': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      minHeight: { base: '12rem', md: '16rem' },
      padding: { base: '6', md: '8' },
      borderRadius: 'lg',
      overflow: 'hidden',
      background: 'bg.success',
      '&[data-ground=dark]': { background: 'bg.dark', color: 'fg.onDark' },
    },
    '& [data-part=hills]': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      width: 'full',
      height: '60%',
      overflow: 'visible',
    },
    '& :is(h2, h3)': { fontSize: '2xl' },
    '& a': wholeCard,
    '& p': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap', // long words in large letters leave no room for the arrow
      alignItems: 'center',
      justifyContent: 'space-between',
      fontSize: 'lg',
      pointerEvents: 'none',
    },
    '& p svg': { transition: 'transform 250ms' },
    '& article:hover p svg': { transform: 'translateX(6px)' },
  },
});

/** The links to Past Projects and Present Projects. */
export function ProgramCards({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const { pastProjects, presentProjects } = getTexts();
  const ways = [
    { to: '/past-programs', time: 'past', ...pastProjects },
    { to: '/present-programs', time: 'present', ...presentProjects },
  ] as const;
  return (
    <Tiles>
      {ways.map(({ to, time, title, see }) => (
        <li key={to}>
          <article data-ground={time === 'present' ? 'dark' : undefined}>
            <Hills time={time} />
            <Heading>
              <Link to={to}>{title}</Link>
            </Heading>
            <p>
              {see}
              <Icon name="arrowRight" size="2rem" />
            </p>
          </article>
        </li>
      ))}
    </Tiles>
  );
}
