import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import { languageOf } from '../components/text';
import { WrittenLink } from '../components/written-link';
import { useOrganisation } from '../data/pages/globals';
import { column, textLink } from '../theme/recipes';
import { nextStepOn } from './navigation';

const Line = chakra('p', {
  base: {
    ...column,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    paddingBottom: 'band',
    '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

/** The line at the end of a page that says what a visitor can do next. */
export function NextStep() {
  const step = nextStepOn(useLocation().pathname, useOrganisation().nextSteps);
  return step ? (
    <Line data-screen-only>
      <span lang={languageOf(step.text)}>{step.text}</span>
      <span lang={languageOf(step.label)}>
        <WrittenLink to={step.link}>{step.label}</WrittenLink>
      </span>
    </Line>
  ) : null;
}
