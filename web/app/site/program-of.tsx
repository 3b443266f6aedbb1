import type { ItemAt } from '@content';
import type { Reader } from '@content/api/contract';
import { hasPage, pagePath } from '@content/items/item';
import { program as programType } from '@site/types/program';
import { Await } from '../components/await';
import { Link } from '../components/link';
import { languageOf } from '../components/text';
import type { Awaitable } from '../data/pages/outcome';
import { readNamed } from '../data/pages/read-item';
import { programOfTexts } from './texts/program-of';

type ProgramName = Pick<ItemAt<'programs'>, '_id' | 'name'>;

/** Reads the project that a story or a notice belongs to; null without one that has a page. */
export async function readProgramOf(
  reader: Reader,
  item: Promise<{ readonly program?: string }>,
): Promise<ProgramName | null> {
  const { program: id = '' } = await item.catch((): { program?: string } => ({}));
  const program = await readNamed(reader, 'programs', id || null);
  return program && hasPage(programType, program) ? { _id: program._id, name: program.name } : null;
}

/** The link to the project, if there is one. */
export const ProgramOf = ({ of, after }: { of: Awaitable<ProgramName | null>; after: string }) => (
  <Await of={of} name={after} pending={null}>
    {(program) =>
      program === null ? null : (
        <p>
          {programOfTexts()}{' '}
          <Link variant="underline" to={pagePath(programType, program)} lang={languageOf(program.name)}>
            {program.name}
          </Link>
        </p>
      )
    }
  </Await>
);
