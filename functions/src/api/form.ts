import busboy from 'busboy';
import type { Request } from 'express';
import type { Form, UploadedFile } from '../content/form';
import { HttpProblem, badRequest } from './problems';

/** The most bytes one request may carry; Cloud Functions ends larger ones itself. */
const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

const unreadable = () => badRequest('The form could not be read. Reload the page and send it again.');
const tooLarge = () =>
  new HttpProblem(
    413,
    `A request can carry at most ${MAX_REQUEST_BYTES / 1024 / 1024} MB. Choose a smaller file.`,
  );

/** The body's bytes: Cloud Functions has read them already, a plain server has not. */
async function readBytes(request: Request): Promise<Buffer> {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  if (rawBody) return rawBody;
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > MAX_REQUEST_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseMultipart(bytes: Buffer, contentType: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const values: Record<string, unknown[]> = Object.create(null) as Record<string, unknown[]>;
    const files: UploadedFile[] = [];
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
      if (info.valueTruncated) {
        return reject(badRequest('A text is too long', [{ field: name, message: 'This text is too long' }]));
      }
      (values[name] ??= []).push(value);
    });
    parser.on('file', (field, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', fail);
      stream.on('close', () =>
        files.push({ field, name: info.filename ?? '', bytes: Buffer.concat(chunks) }),
      );
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(badRequest('The form has too many parts')));
    }
    parser.on('error', fail);
    parser.on('close', () => resolve({ values, files }));
    parser.end(bytes);
  });
}

function parseJson(bytes: Buffer): Form {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString('utf8') || '{}');
  } catch {
    throw badRequest('The request is not valid JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('The request must be a JSON object');
  }
  const values = Object.entries(body).map(([name, value]) => [name, [value]]);
  return {
    values: Object.assign(Object.create(null), Object.fromEntries(values)) as Form['values'],
    files: [],
  };
}

/** Reads a form (multipart or JSON) whole. Throws HttpProblem 400, 413 or 415. */
export async function readForm(request: Request): Promise<Form> {
  const contentType = request.headers['content-type'] ?? '';
  const isMultipart = /^multipart\/form-data\b/i.test(contentType);
  const isJson = /^application\/json\b/i.test(contentType);
  const bytes = await readBytes(request);
  if (bytes.length === 0 && !isMultipart) return { values: {}, files: [] };
  if (isMultipart) return parseMultipart(bytes, contentType);
  if (isJson) return parseJson(bytes);
  throw new HttpProblem(415, 'Send the form as multipart/form-data or application/json');
}
