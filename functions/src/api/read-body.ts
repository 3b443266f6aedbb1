import type { Request } from 'express';
import { z } from 'zod';
import type { FieldError } from '@content/contract';
import { firstValue, readForm } from './body';
import { badRequest } from './problems';

/** An e-mail address, with the messages of decisions.md section 4. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required' })
  .max(254, { error: 'Enter a valid email address' })
  .pipe(z.email({ error: 'Enter a valid email address' }));

/** Reads a small form; throws 400 with one complaint for each field that is wrong. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
  fields: readonly string[],
): Promise<T> {
  const form = await readForm(request);
  const input = Object.fromEntries(fields.map((name) => [name, firstValue(form, name)]));
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = new Map<string, FieldError>();
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0]);
    if (!problems.has(field)) problems.set(field, { field, message: issue.message });
  }
  const errors = [...problems.values()];
  throw badRequest(errors[0]?.message ?? 'The request is not valid', errors);
}
