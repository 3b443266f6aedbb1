import type { Request } from 'express';
import { z } from 'zod';
import type { FieldError } from '@content/contract';
import { firstValue } from '../content/form';
import { readForm } from './form';
import { badRequest } from './problems';

/** An e-mail address, with the messages of the forms that ask for one. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required' })
  .max(254, { error: 'Enter a valid email address' })
  .pipe(z.email({ error: 'Enter a valid email address' }));

/** Reads a small form; throws 400 with the first error of each field that is wrong. */
export async function readBody<S extends z.ZodObject>(request: Request, schema: S): Promise<z.output<S>> {
  const form = await readForm(request);
  const input = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, firstValue(form, name)]));
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const byField = new Map<string, FieldError>();
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0]);
    if (!byField.has(field)) byField.set(field, { field, message: issue.message });
  }
  const errors = [...byField.values()];
  throw badRequest(errors[0]?.message ?? 'The request is not valid', errors);
}
