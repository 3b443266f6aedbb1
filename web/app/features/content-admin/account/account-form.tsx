import { chakra } from '@chakra-ui/react';
import type { z } from 'zod';
import { Muted, Sheet } from '../../admin-ui/layout';
import { SchemaForm, type SchemaFormProps } from '../../session/schema-form';
import { withSignIn } from '../../session/with-sign-in';

interface AccountFormProps<S extends z.ZodObject> extends Pick<
  SchemaFormProps<S>,
  'schema' | 'action' | 'send' | 'children'
> {
  readonly title: string;
  readonly lead: string;
}

/** A sheet with a small form about accounts; where the session has ended the person signs in in place. */
export const AccountForm = <S extends z.ZodObject>({ title, lead, send, ...form }: AccountFormProps<S>) => (
  <Sheet>
    <SchemaForm
      {...form}
      label={title}
      head={
        <div>
          <chakra.h2 css={{ fontSize: 'lg' }}>{title}</chakra.h2>
          <Muted>{lead}</Muted>
        </div>
      }
      send={(input, element) => withSignIn(() => send(input, element))}
    />
  </Sheet>
);
