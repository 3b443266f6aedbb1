import type { ItemAt } from '@content';
import { FactsBox } from '../../../components/facts-box';
import { getTexts } from '../../../texts';
import { programTexts } from '../../texts/programs';
import { inLakhs } from './project-labels';

/** What the table says of a project, beside its story. */
export function ProgramFacts({ program }: { program: ItemAt<'programs'> }) {
  const { dates, digits } = getTexts();
  const texts = programTexts();
  const { duration, budget, targetBeneficiaries, fundingPartner, remarks } = program;
  const facts = {
    duration: dates.duration(duration),
    targetBeneficiaries,
    budget: digits(inLakhs(budget)),
    fundingPartner,
    remarks,
  };
  const known = (Object.keys(facts) as (keyof typeof facts)[]).filter((field) => facts[field]);
  return (
    <FactsBox aria-label={texts.facts} facts={known.map((field) => [texts.fields[field], facts[field]])} />
  );
}
