import { chakra } from '@chakra-ui/react';
import type { z } from 'zod';
import { Muted } from '../../admin-ui/layout';
import {
  SchemaForm,
  type SchemaFormProps,
  SchemaInput,
  type SchemaInputProps,
} from '../../session/schema-form';
import { withSignIn } from '../../session/with-sign-in';

interface AccountFormProps<S extends z.ZodObject> extends Pick<
  SchemaFormProps<S>,
  'schema' | 'action' | 'send' | 'children'
> {
  readonly title: string;
  readonly lead: string;
  /** Its text inputs; others are its children. */
  readonly inputs?: readonly SchemaInputProps[];
}

/** A small form about accounts, under its heading; where the session has ended the person signs in in place. */
export const AccountForm = <S extends z.ZodObject>(props: AccountFormProps<S>) => {
  const { title, lead, inputs = [], send, children, ...form } = props;
  return (
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
    >
      {inputs.map((input) => (
        <SchemaInput key={`${input.name} ${String(input.defaultValue)}`} {...input} />
      ))}
      {children}
    </SchemaForm>
  );
};
