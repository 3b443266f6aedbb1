import type { Request } from 'express';
import type { z } from 'zod';
import type { FieldError } from '@content/contract';
import { firstValue } from '../content/form';
import { readForm, SMALL_BODY } from './form';
import { badRequest } from './problems';

/** Reads a small form, of 16 KB at most; throws 400 with the first error of each field that is wrong. */
export async function readBody<S extends z.ZodObject>(request: Request, schema: S): Promise<z.output<S>> {
  const form = await readForm(request, SMALL_BODY);
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
