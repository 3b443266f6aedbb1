import { Button, HStack, Stack } from '@chakra-ui/react';
import type { FieldError } from '@content/api/contract';
import { languages } from '@site/locale';
import { answerIn, signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useState,
} from 'react';
import type { z } from 'zod';
import { ApiProblem, logFailure } from '../../data/staff/admin-client';
import { Alert } from '../admin-ui/feedback';
import { failureText } from '../admin-ui/failure-text';
import { InputField } from '../admin-ui/forms';

const Problems = createContext<(name: string) => string | undefined>(() => undefined);

/** What is wrong with an input of the form around it. */
export const useProblem = (name: string): string | undefined => useContext(Problems)(name);

export interface SchemaInputProps extends ComponentProps<typeof InputField> {
  /** A key of the form's schema. */
  readonly name: string;
}

/** Of an input whose text nobody's keyboard may change. */
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
  /** Of the button: at rest, and while it works. */
  readonly action: readonly [rest: string, busy: string];
  readonly send: (input: z.output<S>, form: HTMLFormElement) => Promise<void>;
  /** What has failed before: shown at first. */
  readonly failure?: string | undefined;
  /** The message of a failure that no field is to blame for. */
  readonly textOf?: (error: unknown) => string;
  /** Of a refusal nothing is told at the fields. */
  readonly isSilent?: boolean;
  readonly texts?: SignInTexts;
  /** The inputs; each asks what is wrong with it (`useProblem`). */
  readonly children?: ReactNode;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
  /** Its buttons are as wide as its inputs. */
  readonly isWide?: boolean;
}

/**
 * A form of a few inputs, checked by the schema that the API reads it with. What is wrong is told at its field, which gets the
 * focus; anything else that fails, above them.
 */
export function SchemaForm<S extends z.ZodObject>(props: SchemaFormProps<S>) {
  const { schema, action, textOf = (error) => failureText(error, 'done'), isWide = false } = props;
  const { texts = signInTexts[languages[0]] } = props;
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState(props.failure);
  const [busy, setBusy] = useState(false);
  const names = Object.keys(schema.shape);

  function refuse(form: HTMLFormElement, found: readonly FieldError[]): void {
    setProblems(found);
    const field = form.querySelector<HTMLElement>(`[name="${found[0]?.field ?? ''}"]`);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }

  function tell(form: HTMLFormElement, error: unknown): void {
    const told = error instanceof ApiProblem && !props.isSilent ? (error.problem.errors ?? []) : [];
    const atFields = told.filter(({ field }) => names.includes(field));
    if (atFields.length > 0) return refuse(form, atFields);
    logFailure(error);
    setFailure(textOf(error));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])));
    setFailure(undefined);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
      return refuse(form, issues);
    }
    setProblems([]);
    setBusy(true);
    await props.send(parsed.data, form).catch((error: unknown) => tell(form, error));
    setBusy(false);
  }

  return (
    <form method="post" noValidate aria-label={props.label} onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="5">
        {props.head}
        {failure === undefined ? null : <Alert>{answerIn(texts, failure)}</Alert>}
        <Problems value={(name) => answerIn(texts, problems.find(({ field }) => field === name)?.message)}>
          {props.children}
        </Problems>
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
