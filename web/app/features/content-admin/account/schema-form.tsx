import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Alert } from '../../admin-ui/feedback';
import { Muted } from '../../admin-ui/layout';
import { withSignIn } from '../../session/with-sign-in';
import { useSchemaForm } from '../../session/use-schema-form';

export interface SchemaFormProps<S extends z.ZodObject> {
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
export function SchemaForm<S extends z.ZodObject>({
  title,
  lead,
  schema,
  action: [still, doing],
  send,
  children,
}: SchemaFormProps<S>) {
  const { form, busy, failure, messageOf } = useSchemaForm(schema, async (input, element) => {
    await withSignIn(() => send(input));
    element.reset();
  });
  return (
    <form {...form} aria-label={title}>
      <Stack gap="5">
        <div>
          <chakra.h2 css={{ fontSize: 'lg' }}>{title}</chakra.h2>
          {lead === undefined ? null : <Muted>{lead}</Muted>}
        </div>
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        {children(messageOf)}
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
