import type { Request, Response } from 'express';
import { z } from 'zod';
import { wholeNumber } from '@content/api/file-schema';
import type { ResponseOf } from '@content/api/file-schema';
import type { Services } from '../services';
import type { Caller } from './access';
import { requireAdministrator, requireStaff } from './access';
import { readBody } from './form';
import { readQuery } from './query';

export type Method = 'get' | 'post' | 'patch' | 'delete';
/** Who may call: everybody, whoever has a session of a staff account, or of these an administrator. */
export type Access = 'public' | 'staff' | 'administrator';
/** Of a query or body that is not read. */
export type NoFields = z.ZodObject<Readonly<Record<string, never>>>;

/** What a handler works with. */
export interface Input<Q extends z.ZodObject = NoFields, B extends z.ZodObject = NoFields> {
  readonly services: Services;
  readonly request: Request;
  /** For headers and cookies; status and body are what the endpoint declares and the handler returns. */
  readonly response: Response;
  readonly params: Readonly<Record<string, string>>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

interface Reads<Q, B> {
  /** Parameters of the query string; others are ignored. */
  readonly query?: Q;
  /** The fields of a small body; others are ignored. Read once the caller's access is clear. */
  readonly body?: B;
}

interface PublicOperation<Q extends z.ZodObject, B extends z.ZodObject, R> extends Reads<Q, B> {
  readonly access: 'public';
  /** Caches may share the response, which is then the same for everybody. Without it they keep nothing. */
  readonly caching?: 'public';
  readonly handle: (input: Input<Q, B>) => Promise<R>;
}

interface StaffOperation<Q extends z.ZodObject, B extends z.ZodObject, R> extends Reads<Q, B> {
  readonly access?: 'staff' | 'administrator';
  readonly caching?: undefined;
  /** For those who lack the second step that the organisation asks for: what they need to turn it on. */
  readonly withoutSecondFactor?: true;
  readonly handle: (input: Input<Q, B> & Caller) => Promise<R>;
}

/** Without `access` it is for staff, without `caching` private. */
type OperationDefinition<Q extends z.ZodObject, B extends z.ZodObject, R extends object = object> =
  | PublicOperation<Q, B, R>
  | StaffOperation<Q, B, R>;

/** An operation as it is mounted and described. */
export interface Operation {
  readonly access: Access;
  readonly caching: 'public' | 'private';
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodObject | undefined;
  /** Lets in whoever may call, reads what the schemas ask for, and returns the response's body. */
  readonly run: (services: Services, request: Request, response: Response) => Promise<object>;
}

/** An operation that a ?view= asks for. */
export function operation<Q extends z.ZodObject = NoFields, B extends z.ZodObject = NoFields>(
  definition: OperationDefinition<Q, B>,
): Operation {
  const { query, body } = definition;
  async function read(services: Services, request: Request, response: Response): Promise<Input<Q, B>> {
    return {
      services,
      request,
      response,
      params: request.params as Record<string, string>,
      query: (query ? readQuery(request, query) : {}) as z.output<Q>,
      body: (body ? await readBody(request, body) : {}) as z.output<B>,
    };
  }
  return {
    access: definition.access ?? 'staff',
    caching: definition.caching ?? 'private',
    query,
    body,
    run: async (services, request, response) => {
      if (definition.access === 'public') return definition.handle(await read(services, request, response));
      const caller = await requireStaff(services, request, definition.withoutSecondFactor);
      if (definition.access === 'administrator') requireAdministrator(services, request, caller.person);
      return definition.handle({ ...(await read(services, request, response)), ...caller });
    },
  };
}

/** The response of an endpoint that succeeds, as JSON. */
interface Success<R extends z.ZodType> {
  readonly status?: 201;
  readonly description: string;
  readonly schema: R;
}

/** Where an endpoint is, and how the OpenAPI description presents it. */
interface Described<R extends z.ZodType> {
  readonly method: Method;
  /** Path below /api/v1, in Express's form. */
  readonly path: string;
  /** Operations of their own for ?view=admin and ?view=trash. Without this line `view` is ignored. */
  readonly views?: Readonly<Partial<Record<'admin' | 'trash', Operation>>>;
  readonly operationId: string;
  readonly summary: string;
  /** Headers that are read, by the names of their parameters in the description. */
  readonly headers?: readonly ('ifMatch' | 'idempotencyKey')[];
  /** Describes the form that the handler reads and the domain validates. */
  readonly describedForm?: z.ZodType;
  readonly response: Success<R>;
  /** Statuses of problems beside those that follow from access, path, headers and what is read (`openapi.ts`). */
  readonly problems?: readonly number[];
}

/** One line of the table of endpoints. */
export interface Endpoint extends Described<z.ZodType> {
  readonly operation: Operation;
}

/** Declares an endpoint. Access, caching, what is read and what is described follow from this one literal. */
export function endpoint<
  R extends z.ZodType<object>,
  Q extends z.ZodObject = NoFields,
  B extends z.ZodObject = NoFields,
>(definition: Described<R> & OperationDefinition<Q, B, ResponseOf<R> & object>): Endpoint {
  return { ...definition, operation: operation(definition) };
}

/** Paths that lead to an endpoint: those of accounts and sessions begin with /admin or with /admins. */
export function pathAliases(path: string): string[] {
  const [, rest] = /^\/admins?(\/.*)$/.exec(path) ?? [];
  return rest === undefined ? [path] : [`/admins${rest}`, `/admin${rest}`];
}

/** The body of a response: what was asked for. */
export const dataOf = <S extends z.ZodType>(data: S) => z.object({ data });
/** The body of a response that is a page of a list. */
export const pageSchema = <S extends z.ZodType>(item: S) =>
  z.object({ data: z.array(item), nextPageToken: z.string().optional() });
/** A page of the domain as the body of a response. */
export const bodyOfPage = <P extends { readonly items: unknown[] }>({ items, ...rest }: P) => ({
  data: items as P['items'],
  ...rest,
});
/** The same of a list that is counted. */
export const countedPageSchema = <S extends z.ZodType>(item: S) =>
  pageSchema(item).extend({ total: wholeNumber });
