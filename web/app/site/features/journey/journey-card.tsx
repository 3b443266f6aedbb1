import { Link } from 'react-router';
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

/** One station of the journey: its title, and while it is open, its text, which unfolds beside the disclosure. */
export function JourneyCard({ title, text, link, station, unfolding }: JourneyCardProps) {
  const { isAlive, open, card, toggle } = unfolding;
  return (
    <article {...card} data-alive={isAlive || undefined}>
      <JourneyArt station={station} />
      <details open={open}>
        <summary onClick={toggle}>
          <h3>{title}</h3>
          <Icon name="chevronDown" />
        </summary>
      </details>
      <div data-unfolding>
        <div>
          <p>{text}</p>
          {link ? (
            <Link to={link.to} data-screen-only>
              {link.label}
            </Link>
          ) : null}
        </div>
      </div>
    </article>
  );
}
