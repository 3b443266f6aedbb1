import { chakra, Stack } from '@chakra-ui/react';
import type { FieldError } from '@content/api/contract';
import { webpOf } from '@content/items/item';
import { CONSENT_CONFIRMED, type ConsentAnswer, publishingPartNames } from '@content/items/publishing-status';
import { ApiProblem } from '../../../data/staff/admin-client';
import { confirm } from '../../admin-ui/dialog';

const questionsOf = (error: unknown): readonly FieldError[] => {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  return errors.filter(({ field }) => field === publishingPartNames.confirm);
};

/** A picture with the question about the people in it. */
const Question = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: '3',
    overflowWrap: 'anywhere',
    '& img': { maxHeight: '7rem', objectFit: 'contain', borderRadius: 'sm' },
  },
});

/** Whether the API refused a request until somebody answers its consent check. */
export const needsConsentCheck = (error: unknown): boolean => questionsOf(error).length > 0;

/** Asks the questions of refused requests, and resolves to whether the person goes on. */
export function askConsentQuestions(refusals: readonly unknown[], isOfDraft = false): Promise<boolean> {
  const asked = refusals.flatMap(questionsOf);
  const questions = new Map(asked.map((question) => [question.picture?.media, question]));
  const [pictures, them] = questions.size > 1 ? ['these pictures', 'them'] : ['this picture', 'it'];
  return confirm({
    title: isOfDraft ? `Save ${pictures} as showing no child?` : `May ${pictures} be published?`,
    action: `${isOfDraft ? 'Save' : 'Publish'} ${them}`,
    cancel: 'Not yet',
    children: (
      <Stack as="ul" gap="4">
        {[...questions].map(([media, { message, picture }]) => (
          <Question key={media}>
            {picture ? <img src={webpOf(picture)} alt="" /> : null}
            <p>{message}</p>
          </Question>
        ))}
      </Stack>
    ),
  });
}

/**
 * Does `work`; where the consent check asks something, does it once more with the person's answer. Rejects with the API's
 * refusal where they do not go on.
 */
export async function withConsentCheck<T>(
  work: (answer: ConsentAnswer) => Promise<T>,
  isOfDraft = false,
): Promise<T> {
  try {
    return await work({});
  } catch (error) {
    if (!needsConsentCheck(error) || !(await askConsentQuestions([error], isOfDraft))) throw error;
    return work({ confirm: CONSENT_CONFIRMED });
  }
}
