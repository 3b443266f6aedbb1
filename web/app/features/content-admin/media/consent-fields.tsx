import { Fieldset, RadioGroup, SimpleGrid } from '@chakra-ui/react';
import {
  type Consent,
  CONSENT_ENDS_TOO_EARLY,
  CONSENT_WHO_MAX_LENGTH,
  consentOf,
  endsTooEarly,
} from '@content/files/picture-details';
import { useId } from 'react';
import { RadioChoice } from '../../admin-ui/choice';
import { DayField, dayProblem } from '../../admin-ui/day-input';
import { DialogSection } from '../../admin-ui/dialog';
import { Help, InputField } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { peopleChoices } from './consent-texts';

interface ConsentFieldsProps {
  readonly help?: string | undefined;
  readonly consent: Consent | null;
  readonly onConsent: (consent: Consent | null) => void;
}

/** What is wrong with the days of a consent, each alone or both together. */
export function daysProblem(consent: Consent | null): string | undefined {
  if (!consent) return undefined;
  const unread = dayProblem(consent.given) ?? dayProblem(consent.until);
  return unread ?? (endsTooEarly(consent) ? CONSENT_ENDS_TOO_EARLY : undefined);
}

/** Who can be recognised in a picture, and whether they agree. */
export function ConsentFields({ help, consent, onConsent }: ConsentFieldsProps) {
  const id = useId();
  const isAsked = consent !== null && consent.people !== 'nobody';
  const isChild = consent?.people === 'child';
  const change = (part: Partial<Consent>) => consent && onConsent({ ...consent, ...part });
  return (
    <DialogSection title="People in the picture">
      {help === undefined ? null : <Muted>{help}</Muted>}
      <Fieldset.Root>
        <Fieldset.Legend css={{ marginBottom: '1' }}>Who can be recognised?</Fieldset.Legend>
        <RadioGroup.Root
          variant="outline"
          name={id}
          value={consent?.people ?? ''}
          onValueChange={({ value }) => {
            const people = peopleChoices.find((choice) => choice.value === value)?.value;
            onConsent(people ? consentOf(people, consent) : null);
          }}
        >
          <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
            {peopleChoices.map(({ value, label }) => (
              <RadioChoice key={value} value={value}>
                {label}
              </RadioChoice>
            ))}
          </SimpleGrid>
        </RadioGroup.Root>
      </Fieldset.Root>
      {isAsked ? (
        <>
          <InputField
            label={isChild ? 'Which parent or guardian agreed?' : 'Who agreed?'}
            optional
            help="Only colleagues see this, never visitors."
            autoComplete="off"
            maxLength={CONSENT_WHO_MAX_LENGTH}
            value={consent.who}
            onChange={({ target }) => change({ who: target.value })}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <DayField
              label="Given on"
              optional
              value={consent.given}
              onValue={(given) => change({ given })}
            />
            <DayField
              label="Until"
              optional
              problem={dayProblem(consent.given) ? undefined : daysProblem(consent)}
              value={consent.until}
              onValue={(until) => change({ until })}
            />
          </SimpleGrid>
          <Help>
            {isChild
              ? 'You are asked once more before a child’s picture is published. Without a last day, the consent never ends.'
              : 'Without a last day, the consent never ends. With one, you are told 60 days before.'}
          </Help>
        </>
      ) : null}
    </DialogSection>
  );
}
