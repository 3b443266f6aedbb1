import type { ItemAt } from '@content';
import type { Column } from '../../components/data-table';
import { DataTable } from '../../components/data-table';
import { languageOf } from '../../components/text';
import { preloadLetters } from '../../theme/fonts';

type Program = ItemAt<'programs'>;
type ProgramText =
  'name' | 'objective' | 'targetBeneficiaries' | 'duration' | 'budget' | 'fundingPartner' | 'remarks';

const fields = [
  'objective',
  'targetBeneficiaries',
  'duration',
  'budget',
  'fundingPartner',
  'remarks',
] as const satisfies readonly ProgramText[];

const text = (field: ProgramText) => (program: Program) => {
  const value = program[field] || '–';
  return <span lang={languageOf(value)}>{value}</span>;
};

/** The columns after the row's number. */
const columns: readonly Column<Program>[] = [
  { label: 'Name of Project', cell: text('name'), isHeader: true, width: '15%' },
  { label: 'Objective', cell: text('objective'), width: '21%' },
  { label: 'Target Beneficiaries', cell: text('targetBeneficiaries'), width: '14%' },
  { label: 'Duration', cell: text('duration'), width: '10%' },
  { label: 'Total Budget (NRP)', cell: text('budget'), width: '10%' },
  { label: 'Funding Partner and Donor', cell: text('fundingPartner'), width: '14%' },
  { label: 'Remarks', cell: text('remarks'), width: '12%' },
];

interface ProgramTableProps {
  readonly caption: string;
  readonly programs: readonly Program[];
  /** How many projects are on the pages before this one. */
  readonly offset: number;
}

/** Projects in a table, numbered through. */
export function ProgramTable({ caption, programs, offset }: ProgramTableProps) {
  for (const program of programs) {
    preloadLetters(program.name, 700);
    preloadLetters(fields.map((field) => program[field]).join(' '), 400);
  }
  const number: Column<Program> = {
    label: 'S.N.',
    cell: (_program, i) => offset + i + 1,
    isNumber: true,
    width: '3.75rem',
  };
  return (
    <DataTable
      caption={caption}
      columns={[number, ...columns]}
      rows={programs}
      rowKey={({ _id }) => _id}
      from="lg"
    />
  );
}
