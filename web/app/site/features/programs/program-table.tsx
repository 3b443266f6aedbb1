import { documentsOf } from '@content/items/item';
import { type Column, DataTable } from '../../../components/data-table';
import { languageOf } from '../../../components/text';
import { AttachmentList } from '../../../components/attachment-list';
import { inLakhs } from './project-labels';
import { ProgramLink } from './program-link';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';
import { programTexts } from '../../texts/programs';

type Program = ListedAt<'programs'>;
type ProgramText =
  | 'name'
  | 'objective'
  | 'targetBeneficiaries'
  | 'duration'
  | 'budget'
  | 'fundingPartner'
  | 'remarks';

const NOTHING = '–';

const written = (value: string) => <span lang={languageOf(value)}>{value || NOTHING}</span>;
const text = (field: ProgramText) => (program: Program) => written(program[field]);

/** The objective of a project, and the documents that say more. */
function Objective({ program }: { program: Program }) {
  return (
    <>
      {text('objective')(program)}
      <AttachmentList documents={documentsOf(program, 'attachments')} />
    </>
  );
}

const isEmpty = (field: ProgramText) => (program: Program) => !program[field];

/** The columns after the row's number. */
const columns: readonly (Omit<Column<Program>, 'label'> & { readonly field: ProgramText })[] = [
  {
    field: 'name',
    cell: (program) => <ProgramLink program={program} />,
    kind: 'name',
    width: { base: '15%', lg: '14.6%' },
  },
  {
    field: 'objective',
    cell: (program) => <Objective program={program} />,
    width: { base: '15.3%', lg: '19.3%' },
  },
  {
    field: 'targetBeneficiaries',
    cell: text('targetBeneficiaries'),
    width: { base: '12.5%', lg: '12%' },
  },
  {
    field: 'duration',
    cell: ({ duration }) => written(getTexts().dates.duration(duration)),
    kind: 'short',
    width: { base: '14.5%', lg: '17.4%' },
  },
  {
    field: 'budget',
    cell: ({ budget }) => getTexts().digits(inLakhs(budget || NOTHING)),
    kind: 'amount',
    isEmpty: isEmpty('budget'),
    width: { base: '12.5%', lg: '11%' },
  },
  {
    field: 'fundingPartner',
    cell: text('fundingPartner'),
    width: { base: '13%', lg: '11.5%' },
  },
  {
    field: 'remarks',
    cell: text('remarks'),
    isEmpty: isEmpty('remarks'),
    width: { base: '11.8%', lg: '10%' },
  },
];

interface ProgramTableProps {
  readonly caption: string;
  readonly programs: readonly Program[];
  /** How many projects are on the pages before this one. */
  readonly offset: number;
}

export function ProgramTable({ caption, programs, offset }: ProgramTableProps) {
  const texts = programTexts();
  const { digits } = getTexts();
  const number: Column<Program> = {
    label: texts.number,
    cell: (_program, i) => digits(String(offset + i + 1)),
    kind: 'number',
    width: { base: '5.4%', lg: '4.2%' },
  };
  return (
    <DataTable
      caption={caption}
      columns={[number, ...columns.map((column) => ({ ...column, label: texts.fields[column.field] }))]}
      rows={programs}
      rowKey={({ _id }) => _id}
      dense
    />
  );
}
