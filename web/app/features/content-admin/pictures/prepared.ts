import { type ContentTypeDefinition, type FileField, fileFields } from '@content';
import { isPictureField } from '@content/kinds/registry';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../../data/admin-client';
import type { FormContent, FormFile } from '../form/content';
import { refusal } from '../form/files';
import { shrink, type SmallerPicture } from './shrink';

const prepared = new WeakMap<File, Promise<SmallerPicture | null>>();

/** A chosen picture as it will be sent; made once, however often it is asked for. Null: too large, see `shrink`. */
export function preparedPicture(file: File): Promise<SmallerPicture | null> {
  let picture = prepared.get(file);
  if (!picture) {
    picture = shrink(file);
    prepared.set(file, picture);
  }
  return picture;
}

export function usePreparedPicture(file: File | undefined): SmallerPicture | null | undefined {
  const [known, setKnown] = useState<{ of: File; picture: SmallerPicture | null }>();
  useEffect(() => {
    if (!file) return;
    let current = true;
    void preparedPicture(file).then((picture) => {
      if (current) setKnown({ of: file, picture });
    });
    return () => {
      current = false;
    };
  }, [file]);
  return known && known.of === file ? known.picture : undefined;
}

async function ready(field: FileField, file: FormFile): Promise<FormFile> {
  if (!file.fresh) return file;
  const picture = await preparedPicture(file.fresh);
  if (picture) return { ...file, fresh: picture.file };
  const message = refusal(field, file.fresh) ?? '';
  throw new ApiProblem({
    type: 'about:blank',
    title: 'Content Too Large',
    status: 413,
    detail: message,
    errors: [{ field: field.upload, message }],
  });
}

/** A form's content with its chosen pictures as they are sent. Throws the ApiProblem that the API would return for one that is too large. */
export async function preparedContent(
  type: ContentTypeDefinition,
  content: FormContent,
): Promise<FormContent> {
  const files = { ...content.files };
  for (const [name, field] of fileFields(type)) {
    if (isPictureField(field))
      files[name] = await Promise.all((files[name] ?? []).map((file) => ready(field, file)));
  }
  return { ...content, files };
}
