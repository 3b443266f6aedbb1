import type { ItemAt } from '@content';
import { FactsBox } from '../../../components/facts-box';
import { languageOf } from '../../../components/text';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';
import { programTexts } from '../../texts/programs';
import { inLakhs } from './project-labels';

/** What the table says of a project, beside its story. */
export function ProgramFacts({ program }: { program: ItemAt<'programs'> }) {
  const { dates, digits } = getTexts();
  const texts = programTexts[currentLanguage()];
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
    <FactsBox aria-label={texts.facts}>
      <dl>
        {known.map(([field, text]) => (
          <div key={field}>
            <dt>{texts.fields[field]}</dt>
            <dd lang={languageOf(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </FactsBox>
  );
}
