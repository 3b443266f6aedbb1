import type { FieldError } from '@content/contract';
import { credentialsSchema, passwordResetSchema } from '@content/people';
import type { z } from 'zod';
import { adminPaths } from '../../data/admin-paths';

/** Validation errors by the names of the inputs. */
export function errorsOf(result: { success: boolean; error?: z.ZodError }): FieldError[] {
  return (result.error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
}

export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Validation errors of a login form; empty when it may be sent. */
export function checkCredentials(input: { email: string; password: string }): FieldError[] {
  return errorsOf(credentialsSchema.safeParse(input));
}

export function checkEmail(input: { email: string }): FieldError[] {
  return errorsOf(passwordResetSchema.safeParse(input));
}

/** Where a login goes on to: the admin page first asked for, and nothing outside the staff area. */
export function destination(asked: string | null): string {
  return asked && /^\/admins(?=$|[/?#])/.test(asked) && !asked.startsWith(adminPaths.login)
    ? asked
    : adminPaths.home;
}
