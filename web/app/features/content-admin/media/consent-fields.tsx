import { chakra, Fieldset, RadioGroup, SimpleGrid, Stack } from '@chakra-ui/react';
import {
  type Consent,
  CONSENT_ENDS_TOO_EARLY,
  CONSENT_WHO_MAX_LENGTH,
  consentOf,
  endsTooEarly,
  type PeopleInPicture,
} from '@content/files/picture-details';
import { type ReactNode, useId } from 'react';
import { RadioChoice } from '../../admin-ui/choice';
import { DayField, dayProblem } from '../../admin-ui/day-input';
import { Help, InputField } from '../../admin-ui/forms';
import { formatDay } from '../../admin-ui/labels';
import { Muted } from '../../admin-ui/layout';

/** A part of a dialog about a picture. */
export const DialogSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="3" as="section" aria-label={title}>
    <chakra.h3 css={{ fontSize: 'md', fontWeight: 'bold' }}>{title}</chakra.h3>
    {children}
  </Stack>
);

export const peopleChoices: readonly { readonly value: PeopleInPicture | ''; readonly label: string }[] = [
  { value: '', label: 'Not asked yet' },
  { value: 'nobody', label: 'Nobody who can be recognised' },
  { value: 'adults', label: 'Adults' },
  { value: 'child', label: 'A child' },
];

export interface ConsentFieldsProps {
  readonly help?: string | undefined;
  readonly consent: Consent | null;
  readonly onConsent: (consent: Consent | null) => void;
}

/** Why days make no sense, or make none together, or undefined. */
export function daysProblem(consent: Consent | null): string | undefined {
  if (!consent) return undefined;
  const unread = dayProblem(consent.given) ?? dayProblem(consent.until);
  return unread ?? (endsTooEarly(consent) ? CONSENT_ENDS_TOO_EARLY : undefined);
}

export function consentFacts(consent: Consent | null): string {
  const { people = '', who = '', given = '', until = '' } = consent ?? {};
  const facts = [
    peopleChoices.find(({ value }) => value === people)?.label,
    who && `agreed: ${who}`,
    given && `given on ${formatDay(given)}`,
    until && `until ${formatDay(until)}`,
  ];
  return `${facts.filter(Boolean).join(', ')}.`;
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
