import { chakra } from '@chakra-ui/react';
import { formatBsDay } from '@site/bikram-sambat';
import { blocksOf, type WithTexts } from '@content/texts/rich-text';
import { TextBlocks } from '../../../components/blocks';
import { languageOf } from '../../../components/text';
import type { NoticeFacts } from './closing-labels';
import { getTexts } from '../../../texts';

const Box = chakra('aside', {
  base: {
    padding: { base: '5', _print: '0' },
    borderRadius: 'md',
    borderTopWidth: '4px',
    borderColor: 'accent.mark',
    background: 'bg.raised',
    '& dl': {
      display: 'grid',
      gap: { base: '4', _print: '1' },
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
        _print: 'repeat(auto-fit, minmax(9rem, 1fr))',
      },
    },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
});

/** The facts of a notice beside its kind, by field. */
function factsOf({ closesOn = '', heldOn = '', place = '', contact = '' }: NoticeFacts) {
  const { inBoth } = getTexts().dates;
  const all = [
    ['heldOn', heldOn && inBoth(heldOn, formatBsDay)],
    ['closesOn', closesOn === heldOn ? '' : closesOn && inBoth(closesOn, formatBsDay)],
    ['place', place],
    ['contact', contact],
  ] as const;
  return all.filter(([, text]) => text);
}

export const hasFacts = (notice: NoticeFacts) => factsOf(notice).length > 0;

export function FactBox({ notice }: { notice: NoticeFacts & WithTexts }) {
  return (
    <Box aria-label={getTexts().notices.atAGlance}>
      <dl>
        {factsOf(notice).map(([name, text]) => (
          <div key={name}>
            <dt>{getTexts().notices.fields[name]}</dt>
            <dd lang={languageOf(text)}>
              {name === 'contact' ? <TextBlocks blocks={blocksOf(notice, name)} gap="3" /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
