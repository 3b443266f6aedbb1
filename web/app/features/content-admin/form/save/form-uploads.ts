import { type ContentTypeDefinition, type FileField, fileFields } from '@content';
import type { MediaItem } from '@content/api/contract';
import { fileFieldType } from '@content/field-types/registry';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiProblem, UnusableFile } from '../../../../data/staff/admin-client';
import type { FormContent, FormFile } from '../content/form-content';
import {
  addUploads,
  removeUpload,
  uploadedOf,
  uploadTemporary,
  useUploads,
} from '../../uploads/upload-queue';

/** An upload's error as one of its field: the API names the part that it was sent, and an unreadable file none. */
function ofField({ upload }: FileField, error: unknown): unknown {
  if (error instanceof UnusableFile) return new UnusableFile(error.message, upload);
  if (!(error instanceof ApiProblem) || !error.problem.errors) return error;
  const errors = error.problem.errors.map(({ message }) => ({ field: upload, message }));
  return new ApiProblem({ ...error.problem, errors });
}

const filesOf = (type: ContentTypeDefinition, { files }: FormContent) =>
  fileFields(type).flatMap(([name, field]) =>
    (files[name] ?? []).flatMap(({ id, fresh }) => (fresh ? [{ id, field, fresh }] : [])),
  );

/** The whole file, without the crop and focus of its latest use. */
function wholeOf({ file }: MediaItem): NonNullable<FormFile['reused']> {
  return file.kind === 'document' ? file : { ...file, crop: undefined, focus: undefined };
}

/** The content of a form with its chosen files in the library. Throws what uploadTemporary throws, with the name of the field. */
export async function uploadedContent(
  type: ContentTypeDefinition,
  content: FormContent,
  signal: AbortSignal,
): Promise<FormContent> {
  const uploaded = async (field: FileField, { fresh, ...file }: FormFile): Promise<FormFile> => {
    if (!fresh) return file;
    const chosen = { id: file.id, file: fresh };
    const upload = uploadTemporary(chosen, fileFieldType(field).media, signal);
    const item = await upload.catch((error: unknown) => {
      throw ofField(field, error);
    });
    return { ...file, reused: wholeOf(item) };
  };
  const files = Object.entries(content.files).map(async ([name, list]) => {
    const field = type.fields[name] as FileField;
    return [name, await Promise.all(list.map((file) => uploaded(field, file)))] as const;
  });
  return { ...content, files: Object.fromEntries(await Promise.all(files)) };
}

/** The progress of a form's chosen files in percent, and whether they wait for the connection; null without any. */
export function useUploadProgress(type: ContentTypeDefinition, content: FormContent) {
  const all = useUploads();
  const chosen = filesOf(type, content);
  if (chosen.length === 0) return null;
  const total = chosen.reduce((sum, { fresh }) => sum + fresh.size, 0);
  const percents = chosen.map(({ id, fresh }) => ((uploadedOf(all, id) ?? 0) * fresh.size) / total);
  return {
    percent: Math.floor(percents.reduce((sum, percent) => sum + percent)),
    isWaiting: all.uploads.some(({ id, isWaiting }) => isWaiting && chosen.some((file) => file.id === id)),
  };
}

/** Has a form's chosen files uploaded again, as one of them is no longer in the library. */
export function forgetUploads(type: ContentTypeDefinition, content: FormContent): void {
  for (const { id } of filesOf(type, content)) removeUpload(id);
}

/**
 * Uploads the files of a form while it is being filled in, so that Save waits only for the rest. The upload of one that is
 * removed from the form stops; of a form that is left they go on, as its draft is offered again.
 */
export function useEarlyUploads(type: ContentTypeDefinition, content: FormContent): void {
  const chosen = filesOf(type, content);
  const begun = useRef<readonly string[]>([]);
  const updateUploads = useEffectEvent(() => {
    for (const id of begun.current) if (!chosen.some((file) => file.id === id)) removeUpload(id);
    begun.current = chosen.map(({ id }) => id);
    for (const { id, field, fresh } of chosen) addUploads([{ id, file: fresh }], fileFieldType(field).media);
  });
  const ids = chosen.map(({ id }) => id).join();
  useEffect(() => updateUploads(), [ids]);
}
