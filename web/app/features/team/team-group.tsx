import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { picturesOf } from '@content/item';
import { Picture } from '../../components/picture';
import { languageOf } from '../../components/text';
import { pageTexts } from '../../texts/pages';
import { preloadLetters } from '../../theme/fonts';

interface TeamGroupProps {
  readonly name: string;
  readonly people: readonly ItemAt<'employees'>[];
}

/** One group of the team: round photos, names and positions; a group without people says so. */
export function TeamGroup({ name, people }: TeamGroupProps) {
  for (const { name: person, position } of people) {
    preloadLetters(person, 700);
    preloadLetters(position, 400);
  }
  return (
    <chakra.section marginBottom="16" aria-label={name}>
      <chakra.h2 fontSize="2xl" borderBottomWidth="1px" borderColor="border.subtle" paddingBottom="3">
        {name}
      </chakra.h2>
      {people.length === 0 ? (
        <chakra.p color="fg.muted" marginTop="6">
          {pageTexts.employees.emptyGroup}
        </chakra.p>
      ) : (
        <chakra.ul
          listStyleType="none"
          marginTop="8"
          display="grid"
          columnGap="6"
          rowGap="10"
          gridTemplateColumns={{
            base: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {people.map((employee) => (
            <chakra.li key={employee._id} textAlign="center" overflowWrap="anywhere">
              <chakra.div
                width="min(10rem, 80%)"
                aspectRatio="1"
                marginInline="auto"
                borderRadius="full"
                overflow="hidden"
                background="bg.band"
              >
                <Picture
                  picture={picturesOf(employee, 'photoUrl')[0]}
                  alt=""
                  sizes="(min-width: 480px) 10rem, 34vw"
                  ratio={1}
                  fill
                />
              </chakra.div>
              <chakra.h3 fontSize="lg" marginTop="4" lang={languageOf(employee.name)}>
                {employee.name}
              </chakra.h3>
              <chakra.p color="fg.muted" fontSize="sm" lang={languageOf(employee.position)}>
                {employee.position}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
