import { type ContentTypeDefinition, type FileField, fileFields } from '@content';
import type { MediaItem } from '@content/contract';
import { fileKind, isPictureField } from '@content/kinds/registry';
import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { ApiProblem, UnreadableFile } from '../../../data/admin-client';
import type { UploadWatch } from '../../../data/admin-content';
import { uploadMedia } from '../../../data/admin-uploads/upload-media';
import { useOnline } from '../../admin-ui/use-online';
import type { FormContent, FormFile } from '../form/content';
import { preparedPicture } from '../pictures/prepared';

/** How much of a chosen file has gone up, in percent, by its id in the form. */
export const useUploaded = create<Readonly<Record<string, number | undefined>>>(() => ({}));

/** Of files that were sent: their entries in the library, or why the API refuses them. */
const results = new WeakMap<File, MediaItem | ApiProblem>();

/** A refusal of the API names the part that it was sent; in the form it belongs to a field, as a file does that cannot be read. */
function ofField({ upload }: FileField, error: unknown): unknown {
  if (error instanceof UnreadableFile) return new UnreadableFile(error.message, upload);
  if (!(error instanceof ApiProblem) || !error.problem.errors) return error;
  const errors = error.problem.errors.map(({ message }) => ({ field: upload, message }));
  return new ApiProblem({ ...error.problem, errors });
}

/**
 * Uploads a chosen file into the library, pictures after they have been made smaller; what has arrived is not sent again. Throws
 * what uploadMedia throws, with the name of the field; a refusal is thrown again without another request.
 */
async function upload(
  field: FileField,
  file: File,
  watch: UploadWatch,
  isInBackground = false,
): Promise<MediaItem> {
  const known = results.get(file);
  if (known instanceof ApiProblem) throw known;
  if (known) return known;
  try {
    const picture = isPictureField(field) ? await preparedPicture(file) : null;
    watch.signal.throwIfAborted();
    const options = { kind: fileKind(field).media, isTemporary: true, isInBackground };
    const item = await uploadMedia(picture?.file ?? file, options, watch);
    results.set(file, item);
    return item;
  } catch (error) {
    const own = ofField(field, error);
    if (own instanceof ApiProblem && own.problem.errors) results.set(file, own);
    throw own;
  }
}

const filesOf = (type: ContentTypeDefinition, { files }: FormContent) =>
  fileFields(type).flatMap(([name, field]) =>
    (files[name] ?? []).flatMap(({ id, fresh }) => (fresh ? [{ id, field, fresh }] : [])),
  );

/** The whole file, whatever other items show of it. */
function wholeOf({ file }: MediaItem): NonNullable<FormFile['reused']> {
  return file.kind === 'document' ? file : { ...file, crop: undefined, focus: undefined };
}

/** The content of a form with its chosen files in the library. Throws what `upload` throws. */
export async function uploadedContent(
  type: ContentTypeDefinition,
  content: FormContent,
  { signal, onProgress, onWaiting }: UploadWatch,
): Promise<FormContent> {
  const chosen = filesOf(type, content);
  if (chosen.length === 0) return content;
  onProgress?.(0);
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
      const item = await upload(field, fresh, watch);
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

/** The chosen files of a form go up again: the library has one of them no more. */
export function forgetUploads(type: ContentTypeDefinition, content: FormContent): void {
  for (const { fresh } of filesOf(type, content)) results.delete(fresh);
}

/**
 * Uploads the files of a form while it is being filled in, so that Save waits only for the rest. The upload of one that is
 * removed from the form stops; of a form that is left they go on, as its draft is offered again.
 */
export function useEarlyUploads(type: ContentTypeDefinition, content: FormContent): void {
  const isOnline = useOnline();
  const chosen = filesOf(type, content);
  const stops = useRef(new Map<string, AbortController>());
  const follow = useEffectEvent(() => {
    for (const [id, stop] of stops.current) {
      if (chosen.some((file) => file.id === id)) continue;
      stop.abort();
      stops.current.delete(id);
    }
    for (const { id, field, fresh } of isOnline ? chosen : []) {
      if (stops.current.has(id)) continue;
      const stop = new AbortController();
      stops.current.set(id, stop);
      const tell = (percent: number | undefined) => useUploaded.setState({ [id]: percent });
      // Only what the site has taken is all of it.
      const onProgress = (percent: number) => tell(Math.min(99, percent));
      // Cancelled, or Save sends it again and tells what is in the way: nothing of it is up.
      upload(field, fresh, { signal: stop.signal, onProgress }, true).then(
        () => tell(100),
        () => {
          tell(undefined);
          stops.current.delete(id);
        },
      );
    }
  });
  const ids = chosen.map(({ id }) => id).join();
  useEffect(() => follow(), [ids, isOnline]);
}
