import { Button, chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxChoice } from '../../admin-ui/choice';
import { Note } from '../../admin-ui/feedback';
import { Muted } from '../../admin-ui/layout';
import { preetiWordsIn } from '@site/preeti';

/** As many words are shown as an example of what becomes of a text. */
const EXAMPLE = 4;

interface PreetiOfferProps {
  readonly text: string;
  /** Changes the words that are surely Preeti, and the chosen ones of the others. */
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * Offers Unicode for the words of a text that are written in Preeti, and asks about those that may be another language.
 * Who leaves it as it is is asked again when there is more of it.
 */
export default function PreetiOffer({ text, onChange }: PreetiOfferProps) {
  const [left, setLeft] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const words = preetiWordsIn(text);
  const sure = words.filter(({ isSure }) => isSure);
  const doubtful = new Map(
    words.flatMap(({ word, inUnicode, isSure }) => (isSure ? [] : [[word, inUnicode]])),
  );
  if (sure.length <= left) return null;
  const example = sure.slice(0, EXAMPLE);
  const toggled = (word: string) => {
    const next = new Set(chosen);
    if (!next.delete(word)) next.add(word);
    return next;
  };
  return (
    <Note>
      <p>This looks like Preeti. Change it to Unicode?</p>
      <Muted css={{ overflowWrap: 'anywhere' }}>
        {example.map(({ word }) => word).join(' ')} → {example.map(({ inUnicode }) => inUnicode).join(' ')}
        {sure.length > EXAMPLE ? ' …' : ''}
      </Muted>
      {doubtful.size === 0 ? null : (
        <chakra.fieldset css={{ marginTop: '1', maxHeight: '7rem', overflowY: 'auto' }}>
          <chakra.legend css={{ fontSize: 'sm' }}>Are these Preeti too? Tick those that are.</chakra.legend>
          <HStack wrap="wrap" gap="0" columnGap="4">
            {[...doubtful].map(([word, inUnicode]) => (
              <CheckboxChoice
                key={word}
                checked={chosen.has(word)}
                onToggle={() => setChosen(toggled(word))}
                css={{ gap: '2' }}
              >
                {word} → {inUnicode}
              </CheckboxChoice>
            ))}
          </HStack>
        </chakra.fieldset>
      )}
      <HStack wrap="wrap" gap="2" css={{ marginTop: '2' }}>
        <Button variant="solid" onClick={() => onChange(chosen)}>
          Change it
        </Button>
        <Button onClick={() => setLeft(sure.length)}>Leave it</Button>
      </HStack>
    </Note>
  );
}
