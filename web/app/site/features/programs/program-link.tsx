import { hasPage, pagePath } from '@content/items/item';
import { program as programType } from '@site/types/program';
import { Link } from '../../../components/link';
import { languageOf } from '../../../components/text';
import type { ListedAt } from '../../../data/pages/listed';

/** The name of a project, which leads to its page where it has one. */
export function ProgramLink({ program }: { program: ListedAt<'programs'> }) {
  const name = <span lang={languageOf(program.name)}>{program.name}</span>;
  return hasPage(programType, program) ? (
    <Link variant="underline" to={pagePath(programType, program)}>
      {name}
    </Link>
  ) : (
    name
  );
}
