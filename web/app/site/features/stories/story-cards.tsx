import { chakra } from '@chakra-ui/react';
import { pagePath, picturesOf, timesOf } from '@content/items/item';
import { story as storyType } from '@site/types/story';
import { Link } from 'react-router';
import { DateLine } from '../../../components/date-line';
import { Picture } from '../../../components/picture';
import { languageOf } from '../../../components/text';
import { shorten } from '../../../data/formats/shorten';
import type { ListedAt } from '../../../data/pages/listed';
import { card } from '../../../theme/recipes';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '8', lg: '10', _print: '4' },
    '& [data-part=card]': {
      ...card,
      height: 'full',
      display: 'flex',
      // On tablets still one column of cards, with the picture beside the text.
      flexDirection: { base: 'column', sm: 'row', md: 'column', _print: 'row' },
      gap: { base: '4', sm: '6', md: '4' },
      overflowWrap: 'anywhere',
    },
    '& [data-part=picture]': {
      alignSelf: 'flex-start',
      flexShrink: 0,
      width: { base: 'full', sm: '40%', md: 'full', _print: '4.5cm' },
    },
    '& [data-part=words]': { flex: '1', minWidth: '0', alignSelf: { sm: 'center', md: 'auto' } },
    '& [data-date]': { fontSize: 'sm', color: 'fg.muted', marginBottom: '1' },
    '& [data-part=title]': {
      fontSize: { base: 'xl', sm: '2xl', md: 'xl' },
      transition: 'color 150ms',
    },
  },
});

interface StoryCardsProps {
  readonly stories: readonly ListedAt<'stories'>[];
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3';
  /** The first picture is on the first screen. */
  readonly isFirst?: boolean;
  /** In a grid that is no wider than an article. */
  readonly isNarrow?: boolean;
}

/** Stories as cards: picture, date, title and beginning. */
export function StoryCards(props: StoryCardsProps) {
  const { stories, heading: Heading = 'h2', isFirst = false, isNarrow = false } = props;
  return (
    <Cards>
      {stories.map((story, i) => (
        <li key={story._id} data-entry>
          <article data-part="card">
            <div data-part="picture">
              <Picture
                picture={picturesOf(story, 'imageUrls')[0]}
                alt=""
                ratio={3 / 2}
                frameWidth={{ base: '92vw', sm: '37vw', md: '30vw', lg: isNarrow ? '16.5rem' : '22rem' }}
                eager={isFirst && i === 0}
              />
            </div>
            <div data-part="words">
              <DateLine date={timesOf(story).createdAt} />
              <Heading data-part="title" lang={languageOf(story.title)}>
                <Link to={pagePath(storyType, story)}>{story.title}</Link>
              </Heading>
              <p data-part="beginning" lang={languageOf(story.description)}>
                {shorten(story.description)}
              </p>
            </div>
          </article>
        </li>
      ))}
    </Cards>
  );
}
