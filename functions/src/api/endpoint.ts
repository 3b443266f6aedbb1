import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Page } from '@content/api/contract';
import type { ResponseOf } from '@content/api/file-schema';
import type { Services } from '../services';
import { type Caller, requireAdministrator, requireStaff } from './access';
import { readBody } from './form';
import { readQuery } from './query';

export type Method = 'get' | 'post' | 'patch' | 'delete';
/** Who may call: everybody, staff who are signed in, or of these the administrators alone. */
export type Access = 'public' | 'staff' | 'administrator';
/** The schema of a query or body that is not read. */
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
  /** Open to staff without the second step, even where it is required: they turn it on with these. */
  readonly withoutSecondFactor?: true;
  readonly handle: (input: Input<Q, B> & Caller) => Promise<R>;
}

/** Without `access` it is for staff, without `caching` private. */
type OperationDefinition<Q extends z.ZodObject, B extends z.ZodObject, R = unknown> =
  | PublicOperation<Q, B, R>
  | StaffOperation<Q, B, R>;

/** An operation as it is mounted and described. */
export interface Operation {
  readonly access: Access;
  readonly caching: 'public' | 'private';
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodObject | undefined;
  /** Checks the access, reads query and body by their schemas, and returns what the handler does. */
  readonly run: (services: Services, request: Request, response: Response) => Promise<unknown>;
}

/** Makes an operation of its definition; `?view` may name one beside the endpoint's own. */
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
  /** Statuses of pages for browsers that run no scripts; 303 redirects to one. */
  readonly pages?: readonly (200 | 303)[];
}

/** A page for browsers that run no scripts; with 303 the URL of one. */
export class PageResponse {
  constructor(
    readonly status: number,
    readonly page: string,
  ) {}

  send(response: Response): void {
    if (this.status === 303) return response.redirect(303, this.page);
    response
      .status(this.status)
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type('text/html')
      .send(this.page);
  }
}

/** What an endpoint has beside its operation, and how the OpenAPI description presents it. */
interface Described<R extends z.ZodType> {
  /** Operations of their own for ?view=admin and ?view=trash. Without this line `view` is ignored. */
  readonly views?: Readonly<Partial<Record<'admin' | 'trash', Operation>>>;
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
  readonly method: Method;
  /** Path below /api/v1 (of a content type's, below that of the type), in Express's form. */
  readonly path: string;
  readonly operation: Operation;
  /** The body of a success, made of what an operation returns. */
  readonly bodyOf: (result: unknown) => unknown;
}

/**
 * Declares an endpoint that responds with `data` of a schema. Access, caching, what is read and what is described follow from
 * this one literal; the name under which it is listed is its `operationId`.
 */
export function endpoint<
  R extends z.ZodType,
  Q extends z.ZodObject = NoFields,
  B extends z.ZodObject = NoFields,
>(
  method: Method,
  path: string,
  definition: Described<R> & OperationDefinition<Q, B, ResponseOf<R> | PageResponse>,
): Endpoint {
  const { response } = definition;
  return {
    ...definition,
    method,
    path,
    response: { ...response, schema: z.object({ data: response.schema }) },
    operation: operation(definition),
    bodyOf: (data) => ({ data }),
  };
}

const pageToken = { nextPageToken: z.string().optional() };
/** A page as the domain has it: with `items`, which are `data` in the body. */
type PageOf<R extends z.ZodType, M> = { readonly items: readonly ResponseOf<R>[] } & ResponseOf<
  z.ZodObject<typeof pageToken & M>
>;

/** Declares an endpoint that responds with a page of a list, whose items are of a schema, and with what stands `beside` them. */
export function listEndpoint<
  R extends z.ZodType,
  M extends z.ZodRawShape = typeof pageToken,
  Q extends z.ZodObject = NoFields,
  B extends z.ZodObject = NoFields,
>(
  path: string,
  definition: Described<R> & { readonly beside?: M } & OperationDefinition<Q, B, PageOf<R, NoInfer<M>>>,
): Endpoint {
  const { response, beside } = definition;
  const schema = z.object({ data: z.array(response.schema), ...pageToken, ...beside });
  return {
    ...definition,
    method: 'get',
    path,
    response: { ...response, schema },
    operation: operation(definition),
    bodyOf: (result) => {
      const { items, ...rest } = result as Page<unknown>;
      return { data: items, ...rest };
    },
  };
}

/** Paths that lead to an endpoint: those of accounts and sessions begin with /admin or with /admins. */
export function pathAliases(path: string): string[] {
  const [, rest] = /^\/admins?(\/.*)$/.exec(path) ?? [];
  return rest === undefined ? [path] : [`/admins${rest}`, `/admin${rest}`];
}
