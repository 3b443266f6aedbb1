import { Button, HStack, Stack } from '@chakra-ui/react';
import type { FieldError } from '@content/api/contract';
import { languages } from '@site/locale';
import { answerIn, signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { type ComponentProps, createContext, type ReactNode, type SubmitEvent, use, useState } from 'react';
import type { z } from 'zod';
import { ApiProblem, logFailure } from '../../data/staff/admin-client';
import { Alert } from '../admin-ui/feedback';
import { failureText } from '../admin-ui/failure-text';
import { InputField } from '../admin-ui/forms';

const Problems = createContext<(name: string) => string | undefined>(() => undefined);

/** The problem of an input of the form around it. */
export const useProblem = (name: string): string | undefined => use(Problems)(name);

export interface SchemaInputProps extends ComponentProps<typeof InputField> {
  /** A key of the form's schema. */
  readonly name: string;
}

/** Properties of an input whose text no keyboard may correct. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A text input of the form around it. */
export const SchemaInput = (props: SchemaInputProps) => (
  <InputField {...props} problem={useProblem(props.name)} />
);

export interface SchemaFormProps<S extends z.ZodObject> {
  readonly label: string;
  /** Stands above everything else. */
  readonly head?: ReactNode;
  /** Its keys are the names of the inputs. */
  readonly schema: S;
  /** The text of the button, at rest and while busy. */
  readonly action: readonly [rest: string, busy: string];
  readonly send: (input: z.output<S>, form: HTMLFormElement) => Promise<void>;
  /** An earlier failure, shown at first. */
  readonly failure?: string | undefined;
  /** The message of a failure that concerns no input. */
  readonly textOf?: (error: unknown) => string;
  readonly texts?: SignInTexts;
  /** The inputs, with their problems from `useProblem`. */
  readonly children?: ReactNode;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
  /** Its buttons are as wide as its inputs. */
  readonly isWide?: boolean;
}

/** The reason why the form was not sent: problems of inputs, or a message. */
interface Refusal {
  readonly problems: readonly FieldError[];
  readonly text?: string | undefined;
}

/**
 * A form of a few inputs, checked by the schema of its endpoint. Problems appear at their inputs, of which the first takes the
 * focus, any other failure above them.
 */
export function SchemaForm<S extends z.ZodObject>(props: SchemaFormProps<S>) {
  const { schema, action, textOf = (error) => failureText(error, 'done'), isWide = false } = props;
  const { texts = signInTexts[languages[0]] } = props;
  const [refusal, setRefusal] = useState<Refusal>({ problems: [], text: props.failure });
  const [busy, setBusy] = useState(false);
  const names = Object.keys(schema.shape);
  const problemOf = (name: string) =>
    answerIn(texts, refusal.problems.find(({ field }) => field === name)?.message);

  function refuse(form: HTMLFormElement, problems: readonly FieldError[]): void {
    setRefusal({ problems });
    const field = form.querySelector<HTMLElement>(`[name="${problems[0]?.field ?? ''}"]`);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])));
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
      return refuse(form, issues);
    }
    setRefusal({ problems: [] });
    setBusy(true);
    try {
      await props.send(parsed.data, form);
    } catch (error) {
      const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
      const atFields = errors.filter(({ field }) => names.includes(field));
      if (atFields.length > 0) refuse(form, atFields);
      else {
        logFailure(error);
        setRefusal({ problems: [], text: textOf(error) });
      }
    }
    setBusy(false);
  }

  return (
    <form method="post" noValidate aria-label={props.label} onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="5">
        {props.head}
        {refusal.text === undefined ? null : <Alert>{answerIn(texts, refusal.text)}</Alert>}
        <Problems value={problemOf}>{props.children}</Problems>
        <HStack
          wrap="wrap"
          gap="3"
          css={{ '& > *': { flex: isWide ? '1 0 auto' : { base: '1 0 auto', sm: 'none' } } }}
        >
          <Button type="submit" variant="solid" aria-disabled={busy}>
            {action[busy ? 1 : 0]}
          </Button>
          {props.beside}
        </HStack>
      </Stack>
    </form>
  );
}
