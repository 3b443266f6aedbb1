import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { languageOf } from '../../../components/text';
import { getTexts } from '../../../texts';
import { inLakhs } from './project-labels';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    padding: { base: '5', _print: '0' },
    borderRadius: 'md',
    borderTopWidth: '4px',
    borderColor: 'accent.mark',
    background: 'bg.raised',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
});

/** What the table says of a project, beside its story. */
export function ProgramFacts({ program }: { program: ItemAt<'programs'> }) {
  const { dates, digits, programs } = getTexts();
  const { duration, budget, targetBeneficiaries, fundingPartner, remarks } = program;
  const facts = {
    duration: dates.duration(duration),
    targetBeneficiaries,
    budget: digits(inLakhs(budget)),
    fundingPartner,
    remarks,
  };
  const known = Object.entries(facts).filter(([, text]) => text) as [keyof typeof facts, string][];
  return (
    <Facts>
      {known.map(([field, text]) => (
        <div key={field}>
          <dt>{programs.fields[field]}</dt>
          <dd lang={languageOf(text)}>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}
