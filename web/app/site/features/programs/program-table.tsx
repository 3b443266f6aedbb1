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
type ProgramText = keyof ReturnType<typeof programTexts>['fields'];

const NOTHING = '–';

const written = (value: string) => <span lang={languageOf(value)}>{value || NOTHING}</span>;

/** The columns after the row's number, by field; without a `cell`, a cell shows the field's text. */
const columns: Readonly<Record<ProgramText, Partial<Column<Program>>>> = {
  name: {
    cell: (program) => <ProgramLink program={program} />,
    kind: 'name',
    width: { base: '15%', lg: '14.6%' },
  },
  objective: {
    cell: (program) => (
      <>
        {written(program.objective)}
        <AttachmentList documents={documentsOf(program, 'attachments')} />
      </>
    ),
    width: { base: '15.3%', lg: '19.3%' },
  },
  targetBeneficiaries: { width: { base: '12.5%', lg: '12%' } },
  duration: {
    cell: ({ duration }) => written(getTexts().dates.duration(duration)),
    kind: 'short',
    width: { base: '14.5%', lg: '17.4%' },
  },
  budget: {
    cell: ({ budget }) => getTexts().digits(inLakhs(budget || NOTHING)),
    kind: 'amount',
    isEmpty: ({ budget }) => !budget,
    width: { base: '12.5%', lg: '11%' },
  },
  fundingPartner: { width: { base: '13%', lg: '11.5%' } },
  remarks: { isEmpty: ({ remarks }) => !remarks, width: { base: '11.8%', lg: '10%' } },
};

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
  const named = (Object.keys(columns) as ProgramText[]).map((field) => ({
    label: texts.fields[field],
    cell: (program: Program) => written(program[field]),
    ...columns[field],
  }));
  return (
    <DataTable
      caption={caption}
      columns={[number, ...named]}
      rows={programs}
      rowKey={({ _id }) => _id}
      dense
    />
  );
}
