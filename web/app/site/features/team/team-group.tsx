import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { picturesOf } from '@content/items/item';
import type { employeeCategories } from '@site/types/employee';
import { Picture } from '../../../components/picture';
import { languageOf } from '../../../components/text';
import { column, topRule } from '../../../theme/recipes';
import { employeesTexts } from '../../texts/employees';

interface TeamGroupProps {
  readonly category: (typeof employeeCategories)[number];
  readonly people: readonly ItemAt<'employees'>[];
  readonly isLeading: boolean;
}

const Group = chakra('section', {
  base: {
    paddingBlock: { base: '10', md: '16', _print: '0.5rem' },
    '&:nth-of-type(even)': { background: 'bg.band' },
    '& [data-part=columns]': {
      ...column,
      display: 'grid',
      columnGap: '12',
      rowGap: '8',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 3fr' },
    },
    '& h2': { ...topRule, fontSize: '2xl' },
    '& [data-part=empty]': { color: 'fg.muted', paddingTop: { lg: '5' } },
    '& ul': { display: 'grid', columnGap: '6', rowGap: { base: '8', md: '10' } },
    '& li': { overflowWrap: 'anywhere' },
    '& [data-round]': { aspectRatio: '1', borderRadius: 'full', overflow: 'hidden', background: 'bg.warm' },
    '& [data-part=position]': { color: 'fg.muted' },
  },
  variants: {
    /** Larger, with each person beside the photo. */
    isLeading: {
      true: {
        '& ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
        '& li': {
          display: 'grid',
          alignItems: 'center',
          columnGap: '6',
          gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' },
        },
        '& h3': { fontSize: { base: 'lg', md: 'xl' } },
      },
      false: {
        '& ul': {
          gridTemplateColumns: {
            base: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        },
        '& li': { textAlign: 'center' },
        '& [data-round]': { width: 'min(9rem, 80%)', marginInline: 'auto' },
        '& h3': { fontSize: 'lg', marginTop: '4' },
        '& [data-part=position]': { fontSize: 'sm' },
      },
    },
  },
});

export function TeamGroup({ category, people, isLeading }: TeamGroupProps) {
  const { categories, emptyGroup } = employeesTexts();
  const name = categories[category];
  return (
    <Group isLeading={isLeading} aria-label={name}>
      <div data-part="columns">
        <h2>{name}</h2>
        {people.length === 0 ? (
          <p data-part="empty">{emptyGroup}</p>
        ) : (
          <ul>
            {people.map((employee, i) => (
              <li key={employee._id}>
                <div data-round>
                  <Picture
                    picture={picturesOf(employee, 'photoUrl')[0]}
                    alt=""
                    frameWidth={
                      isLeading ? { base: '6.5rem', md: '9rem' } : { base: '34vw', '430px': '9rem' }
                    }
                    ratio={1}
                    fill
                    eager={isLeading && i === 0}
                  />
                </div>
                <div>
                  <h3 data-part="person" lang={languageOf(employee.name)}>
                    {employee.name}
                  </h3>
                  <p data-part="position" lang={languageOf(employee.position)}>
                    {employee.position}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Group>
  );
}
