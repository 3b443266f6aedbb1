import { Button, chakra, Stack } from '@chakra-ui/react';
import type { FieldError } from '@content/contract';
import type { ReactNode, SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { Alert } from '../../admin-ui/feedback';
import { failureText } from '../../admin-ui/failure-text';
import { Muted } from '../../admin-ui/layout';
import { errorsOf, textIn } from '../../session/credentials';
import { withSignIn } from '../../session/sign-in-store';

export interface OwnFormProps<S extends z.ZodObject> {
  readonly title: string;
  readonly lead?: string;
  /** Its keys are the names of the inputs. */
  readonly schema: S;
  readonly action: readonly [still: string, busy: string];
  readonly send: (input: z.output<S>) => Promise<void>;
  /** The inputs; each is told what is wrong with it. */
  readonly children: (messageOf: (field: string) => string | undefined) => ReactNode;
}

/** A small form of the own account: checked by the schema that the API reads it with, its fields emptied once it is done. */
export function OwnForm<S extends z.ZodObject>({
  title,
  lead,
  schema,
  action: [still, doing],
  send,
  children,
}: OwnFormProps<S>) {
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(found: readonly FieldError[]) {
    setProblems(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found[0]?.field ?? ''}"]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const typed = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, textIn(element, name)]));
    const parsed = schema.safeParse(typed);
    setFailure(undefined);
    if (!parsed.success) return refuse(errorsOf(parsed));
    setProblems([]);
    setBusy(true);
    try {
      await withSignIn(() => send(parsed.data));
      element.reset();
    } catch (error) {
      logFailure(error);
      if (error instanceof ApiProblem && error.problem.errors) refuse(error.problem.errors);
      else setFailure(failureText(error, 'done'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label={title}>
      <Stack gap="5">
        <div>
          <chakra.h2 css={{ fontSize: 'lg' }}>{title}</chakra.h2>
          {lead === undefined ? null : <Muted>{lead}</Muted>}
        </div>
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        {children((field) => problems.find((problem) => problem.field === field)?.message)}
        <Button
          type="submit"
          variant="solid"
          css={{ alignSelf: { base: 'stretch', sm: 'flex-start' } }}
          aria-disabled={busy}
        >
          {busy ? doing : still}
        </Button>
      </Stack>
    </form>
  );
}
