import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { picturesOf } from '@content/item';
import type { employeeCategories } from '@site/types/employee';
import { Band, Container } from '../../../components/layout';
import { Picture } from '../../../components/picture';
import { languageOf } from '../../../components/text';
import { getTexts } from '../../../texts';

interface TeamGroupProps {
  readonly category: (typeof employeeCategories)[number];
  readonly people: readonly ItemAt<'employees'>[];
  /** The group that leads: its people are shown larger, each beside the photo. */
  readonly isLeading: boolean;
}

const People = chakra('ul', {
  base: { display: 'grid', columnGap: '6', rowGap: { base: '8', md: '10' } },
  variants: {
    isLeading: {
      true: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
      false: {
        gridTemplateColumns: {
          base: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      },
    },
  },
});

const Person = chakra('li', {
  base: { overflowWrap: 'anywhere' },
  variants: {
    isLeading: {
      true: {
        display: 'grid',
        alignItems: 'center',
        columnGap: '6',
        gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' },
      },
      false: { textAlign: 'center' },
    },
  },
});

/** One group of the team: round photos, names and positions; a group without people says so. */
export function TeamGroup({ category, people, isLeading }: TeamGroupProps) {
  const { categories, emptyGroup } = getTexts().employees;
  const name = categories[category];
  return (
    <Band
      css={{ paddingBlock: { base: '10', md: '16' }, '&:nth-of-type(even)': { background: 'bg.band' } }}
      aria-label={name}
    >
      <Container
        css={{
          display: 'grid',
          columnGap: '12',
          rowGap: '8',
          alignItems: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 3fr' },
        }}
      >
        <chakra.h2
          css={{
            fontSize: '2xl',
            borderTopWidth: '3px',
            borderColor: 'accent.mark',
            paddingTop: '4',
          }}
        >
          {name}
        </chakra.h2>
        {people.length === 0 ? (
          <chakra.p css={{ color: 'fg.muted', paddingTop: { lg: '5' } }}>{emptyGroup}</chakra.p>
        ) : (
          <People isLeading={isLeading}>
            {people.map((employee, i) => (
              <Person key={employee._id} isLeading={isLeading}>
                <chakra.div
                  data-round
                  css={{
                    width: isLeading ? 'full' : 'min(9rem, 80%)',
                    aspectRatio: '1',
                    marginInline: isLeading ? undefined : 'auto',
                    borderRadius: 'full',
                    overflow: 'hidden',
                    background: 'bg.warm',
                  }}
                >
                  <Picture
                    picture={picturesOf(employee, 'photoUrl')[0]}
                    alt=""
                    sizes={isLeading ? '(min-width: 900px) 9rem, 6.5rem' : '(min-width: 430px) 9rem, 34vw'}
                    ratio={1}
                    fill
                    eager={isLeading && i === 0}
                  />
                </chakra.div>
                <div>
                  <chakra.h3
                    css={{
                      fontSize: isLeading ? { base: 'lg', md: 'xl' } : 'lg',
                      marginTop: isLeading ? '0' : '4',
                    }}
                    lang={languageOf(employee.name)}
                  >
                    {employee.name}
                  </chakra.h3>
                  <chakra.p
                    css={{ color: 'fg.muted', fontSize: isLeading ? 'md' : 'sm' }}
                    lang={languageOf(employee.position)}
                  >
                    {employee.position}
                  </chakra.p>
                </div>
              </Person>
            ))}
          </People>
        )}
      </Container>
    </Band>
  );
}
