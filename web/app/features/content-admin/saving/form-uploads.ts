import { type ContentTypeDefinition, type FileField, fileFields } from '@content';
import type { MediaItem } from '@content/contract';
import { isPictureField } from '@content/kinds/registry';
import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { ApiProblem } from '../../../data/admin-client';
import type { UploadWatch } from '../../../data/admin-content';
import { uploadMedia } from '../../../data/admin-media';
import type { FormContent, FormFile } from '../form/content';
import { refusal } from '../form/files';
import { preparedPicture } from '../pictures/prepared';

/** How much of a chosen file has gone up, in percent, by its id in the form. */
export const useUploaded = create<Readonly<Record<string, number | undefined>>>(() => ({}));

/** The upload of a chosen file, and who watches it. */
interface SharedUpload {
  readonly item: Promise<MediaItem>;
  readonly stop: () => void;
  readonly watches: Set<UploadWatch>;
}

const uploads = new WeakMap<File, SharedUpload>();
/** One file after the other: a weak connection carries no two at once. */
let last: Promise<unknown> = Promise.resolve();

/** A refusal of the API names the part that it was sent; in the form it belongs to a field. */
function ofField({ upload }: FileField, error: unknown): unknown {
  if (!(error instanceof ApiProblem) || !error.problem.errors) return error;
  const errors = error.problem.errors.map(({ message }) => ({ field: upload, message }));
  return new ApiProblem({ ...error.problem, errors });
}

/** A picture is reduced before. Throws the ApiProblem that the API would return for one that is too large. */
async function send(field: FileField, file: File, watch: UploadWatch): Promise<MediaItem> {
  const picture = isPictureField(field) ? await preparedPicture(file) : { file };
  if (!picture) {
    const detail = refusal(field, file) ?? '';
    const errors = [{ field: field.upload, message: detail }];
    throw new ApiProblem({ type: 'about:blank', title: 'Content Too Large', status: 413, detail, errors });
  }
  watch.signal.throwIfAborted();
  return uploadMedia(picture.file, watch).catch((error: unknown) => {
    throw ofField(field, error);
  });
}

function begin(field: FileField, file: File): SharedUpload {
  const stopped = new AbortController();
  const watches = new Set<UploadWatch>();
  const item = last.then(() =>
    send(field, file, {
      signal: stopped.signal,
      onProgress: (percent) => watches.forEach(({ onProgress }) => onProgress?.(percent)),
      onWaiting: (waiting) => watches.forEach(({ onWaiting }) => onWaiting?.(waiting)),
    }),
  );
  last = item.catch(() => uploads.delete(file));
  const upload = { item, stop: () => stopped.abort(), watches };
  uploads.set(file, upload);
  return upload;
}

/**
 * Uploads a chosen file into the library, once, whoever waits for it; each of them can end it. Throws what uploadMedia throws;
 * a refusal names the field.
 */
async function uploadOnce(field: FileField, file: File, watch: UploadWatch): Promise<MediaItem> {
  const { item, stop, watches } = uploads.get(file) ?? begin(field, file);
  watches.add(watch);
  watch.signal.addEventListener('abort', stop);
  if (watch.signal.aborted) stop();
  try {
    return await item;
  } finally {
    watches.delete(watch);
    watch.signal.removeEventListener('abort', stop);
  }
}

const filesOf = (type: ContentTypeDefinition, { files }: FormContent) =>
  fileFields(type).flatMap(([name, field]) =>
    (files[name] ?? []).flatMap(({ id, fresh }) => (fresh ? [{ id, field, fresh }] : [])),
  );

/** A file as it begins, whatever other items show of it. */
function wholeOf({ file, focus }: MediaItem): NonNullable<FormFile['reused']> {
  if (file.kind === 'document') return file;
  return { ...file, crop: undefined, focus: focus ?? undefined };
}

/** The content of a form with its chosen files in the library. Throws what `uploadOnce` throws. */
export async function uploadedContent(
  type: ContentTypeDefinition,
  content: FormContent,
  { signal, onProgress, onWaiting }: UploadWatch,
): Promise<FormContent> {
  const chosen = filesOf(type, content);
  if (chosen.length === 0) return content;
  const total = chosen.reduce((sum, { fresh }) => sum + fresh.size, 0);
  const percents = new Map<string, number>();
  const tell = (id: string, percent: number) => {
    percents.set(id, percent);
    const sent = chosen.reduce((sum, { id: one, fresh }) => sum + fresh.size * (percents.get(one) ?? 0), 0);
    // Only what is sent behind them makes it whole.
    onProgress?.(Math.min(99, Math.floor(sent / total)));
  };
  const items = await Promise.all(
    chosen.map(async ({ id, field, fresh }) => {
      const watch = { signal, onWaiting, onProgress: (percent: number) => tell(id, percent) };
      const item = await uploadOnce(field, fresh, watch);
      tell(id, 100);
      return [id, item] as const;
    }),
  );
  onWaiting?.(false);
  onProgress?.(100);
  const known = new Map(items);
  const files = Object.entries(content.files).map(([name, list]) => [
    name,
    list.map(({ fresh, ...file }) => {
      const item = known.get(file.id);
      return fresh && item ? { ...file, reused: wholeOf(item) } : file;
    }),
  ]);
  return { ...content, files: Object.fromEntries(files) as FormContent['files'] };
}

/** The chosen files of these fields, by their uploads, or of all, go up again: the library has them no more. */
export function forgetUploads(
  type: ContentTypeDefinition,
  content: FormContent,
  fields?: ReadonlySet<string>,
): void {
  for (const { field, fresh } of filesOf(type, content))
    if (!fields || fields.has(field.upload)) uploads.delete(fresh);
}

/**
 * Uploads the files of a form while it is being filled in, so that Save waits only for the rest. The upload of one that is
 * removed from the form stops.
 */
export function useEarlyUploads(type: ContentTypeDefinition, content: FormContent): void {
  const chosen = filesOf(type, content);
  const stops = useRef(new Map<string, AbortController>());
  const follow = useEffectEvent(() => {
    for (const [id, stop] of stops.current) {
      if (chosen.some((file) => file.id === id)) continue;
      stop.abort();
      stops.current.delete(id);
    }
    for (const { id, field, fresh } of navigator.onLine ? chosen : []) {
      if (stops.current.has(id)) continue;
      const stop = new AbortController();
      stops.current.set(id, stop);
      const tell = (percent: number | undefined) => useUploaded.setState({ [id]: percent });
      // Cancelled, or Save sends it again and tells what is in the way: nothing of it is up.
      uploadOnce(field, fresh, { signal: stop.signal, onProgress: tell }).then(
        () => tell(100),
        () => tell(undefined),
      );
    }
  });
  const ids = chosen.map(({ id }) => id).join();
  useEffect(() => follow(), [ids]);
}
