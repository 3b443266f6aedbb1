import type { FieldError } from '@content/api/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiProblem, logFailure } from '../../data/admin-client';
import { failureText } from '../admin-ui/failure-text';

function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

interface SchemaFormOptions {
  /** The message of a failure that no field is to blame for. */
  readonly textOf?: (error: unknown) => string;
  /** Of a refusal nothing is told at the fields. */
  readonly isSilent?: boolean;
}

/**
 * A form of a few inputs, whose names are the keys of the schema that the API reads it with. What is wrong is told at its field,
 * which gets the focus; anything else that fails, above them.
 */
export function useSchemaForm<S extends z.ZodObject>(
  schema: S,
  send: (input: z.output<S>, form: HTMLFormElement) => Promise<void>,
  { textOf = (error) => failureText(error, 'done'), isSilent = false }: SchemaFormOptions = {},
) {
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const names = Object.keys(schema.shape);

  function refuse(found: readonly FieldError[]): void {
    setProblems(found);
    const field = ref.current?.querySelector<HTMLElement>(`[name="${found[0]?.field ?? ''}"]`);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }

  function tell(error: unknown): void {
    const told = error instanceof ApiProblem && !isSilent ? (error.problem.errors ?? []) : [];
    const atFields = told.filter(({ field }) => names.includes(field));
    if (atFields.length > 0) return refuse(atFields);
    logFailure(error);
    setFailure(textOf(error));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(names.map((name) => [name, textIn(form, name)]));
    const parsed = schema.safeParse(typed);
    setFailure(undefined);
    if (!parsed.success)
      return refuse(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
    setProblems([]);
    setBusy(true);
    await send(parsed.data, form).catch(tell);
    setBusy(false);
  }

  return {
    /** Properties of the form element. */
    form: { ref, onSubmit, method: 'post', noValidate: true } as const,
    busy,
    failure,
    messageOf: (field: string) => problems.find((problem) => problem.field === field)?.message,
    fail: setFailure,
    clear: () => {
      setProblems([]);
      setFailure(undefined);
    },
  };
}
