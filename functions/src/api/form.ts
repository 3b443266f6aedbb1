import busboy from 'busboy';
import type { Request } from 'express';
import type { z } from 'zod';
import type { FieldError } from '@content/api/contract';
import { isObject, readJson } from '@content/field-types/json';
import type { UploadedFile } from '../media-processing/check-file';
import { declaredLength } from '../raw-request';
import { HttpProblem, badRequest } from './problems';

/** One file of a form, whole, in memory. An empty part (no name, no bytes) stands for "no file". */
interface FilePart extends UploadedFile {
  /** Name of the upload that it is for, for example `photo`. */
  readonly field: string;
}

/** A form, however it was sent: every value of each text field, in order, and the files. */
export interface Form {
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  readonly files: readonly FilePart[];
}

/** The first value of a text field, or undefined. */
export function firstValue(form: Form, name: string): unknown {
  return form.values.get(name)?.[0];
}

const KB = 1024;
/** The most bytes of a small body, as of a sign-in. */
const SMALL_BODY = 16 * KB;
/** The most bytes of a form of texts alone. */
export const TEXT_FORM = 1024 * KB;
/** The most bytes of a form with files; Cloud Functions ends larger requests itself. */
export const FILE_FORM = 32 * 1024 * KB;

const unreadable = () => badRequest('The form could not be read. Reload the page and send it again.');
const sizeText = (bytes: number) => (bytes < 1024 * KB ? `${bytes / KB} KB` : `${bytes / KB / 1024} MB`);
const tooLarge = (most: number) =>
  new HttpProblem(
    413,
    `A request can carry at most ${sizeText(most)}.${most === FILE_FORM ? ' Choose a smaller file.' : ' Send less.'}`,
  );

/** The body's bytes. Reads no further than `most`: what comes behind it is never held. */
async function readBytes(request: Request, most: number): Promise<Buffer> {
  if (declaredLength(request) > most) throw tooLarge(most);
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays, so that the answer arrives.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The name of a file: browsers escape a quotation mark and line ends in it, and nothing else. */
function nameOf(sent = ''): string {
  return sent.replaceAll(/%(22|0A|0D)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function parseMultipart(bytes: Buffer, contentType: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const values = new Map<string, unknown[]>();
    const files: FilePart[] = [];
    const fail = () => reject(unreadable());
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: { 'content-type': contentType },
        defParamCharset: 'utf8',
        limits: { fields: 200, files: 40, parts: 240, fieldSize: 1024 * 1024, fieldNameSize: 100 },
      });
    } catch {
      return fail();
    }
    parser.on('field', (name, value, info) => {
      if (info.nameTruncated) return fail();
      if (info.valueTruncated)
        return reject(badRequest('A text is too long', [{ field: name, message: 'This text is too long' }]));
      values.set(name, [...(values.get(name) ?? []), value]);
    });
    parser.on('file', (field, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', fail);
      stream.on('close', () =>
        files.push({ field, name: nameOf(info.filename), bytes: Buffer.concat(chunks) }),
      );
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => reject(badRequest('The form has too many parts')));
    parser.on('error', fail);
    parser.on('close', () => resolve({ values, files }));
    parser.end(bytes);
  });
}

function parseJson(bytes: Buffer): Form {
  const body = readJson(bytes.toString('utf8') || '{}');
  if (body === undefined) throw badRequest('The request is not valid JSON');
  if (!isObject(body)) throw badRequest('The request must be a JSON object');
  const values = Object.entries(body).map(([name, value]) => [name, [value]] as const);
  return { values: new Map(values), files: [] };
}

/** Reads a form (multipart or JSON) of at most `most` bytes whole. Throws HttpProblem 400, 413 or 415. */
export async function readForm(request: Request, most: number): Promise<Form> {
  const contentType = request.headers['content-type'] ?? '';
  const isMultipart = /^multipart\/form-data\b/i.test(contentType);
  const isJson = /^application\/json\b/i.test(contentType);
  const bytes = await readBytes(request, most);
  if (isMultipart) return parseMultipart(bytes, contentType);
  if (isJson || bytes.length === 0) return parseJson(bytes);
  throw new HttpProblem(415, 'Send the form as multipart/form-data or application/json');
}

/** The fields of a form that a schema reads; throws 400 with the first error of each field that is wrong. */
export function parsedForm<S extends z.ZodObject>(form: Form, schema: S): z.output<S> {
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

/** Reads a small form, of 16 KB at most; throws as `parsedForm` does. */
export const readBody = async <S extends z.ZodObject>(request: Request, schema: S): Promise<z.output<S>> =>
  parsedForm(await readForm(request, SMALL_BODY), schema);
