import { Stack } from '@chakra-ui/react';
import { CONSENT_CONFIRMED, type ConsentAnswer, publishingPartNames } from '@content/items/publishing-status';
import { ApiProblem } from '../../../data/admin-client';
import { confirm } from '../../admin-ui/dialog';

const questionsOf = (error: unknown): readonly string[] => {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  return errors.flatMap(({ field, message }) => (field === publishingPartNames.confirm ? [message] : []));
};

/** The API has refused until somebody answers its consent check. */
export const needsConsentCheck = (error: unknown): boolean => questionsOf(error).length > 0;

/** Asks what the consent check has asked of one request or of several; whether the person goes on. */
export function askConsentQuestions(refusals: readonly unknown[], isOfDraft = false): Promise<boolean> {
  const questions = new Set(refusals.flatMap(questionsOf));
  const [pictures, them] = questions.size > 1 ? ['these pictures', 'them'] : ['this picture', 'it'];
  return confirm({
    title: isOfDraft ? `Save ${pictures} as showing no child?` : `May ${pictures} be published?`,
    action: `${isOfDraft ? 'Save' : 'Publish'} ${them}`,
    cancel: 'Not yet',
    children: (
      <Stack gap="3">
        {[...questions].map((question) => (
          <p key={question}>{question}</p>
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
