import { type ContentTypeDefinition, fileFields } from '@content';
import { MAX_DIRECT_BYTES } from '@content/files';
import { isPictureField } from '@content/kinds/registry';
import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { whoAmI } from '../../../data/admin-session';
import { uploadLarge } from '../../../data/admin-uploads/upload-large';
import type { FormContent } from '../form/content';

/** How much of a large file has gone up before it is saved, in percent, by its id in the form. */
export const useUploaded = create<Readonly<Record<string, number | undefined>>>(() => ({}));

async function upload(id: string, file: File, signal: AbortSignal): Promise<void> {
  try {
    const { uid } = await whoAmI();
    await uploadLarge(file, uid, {
      signal,
      onBytes: (bytes) => useUploaded.setState({ [id]: Math.floor((bytes / file.size) * 100) }),
      onWaiting: () => undefined,
    });
  } catch {
    // Cancelled, or Save sends it again and tells what is in the way: nothing of it is up.
    useUploaded.setState({ [id]: undefined });
  }
}

/**
 * Uploads the large documents of a form while it is being filled in, so that Save waits only for the rest. The upload of one
 * that is removed from the form stops. Pictures are reduced first, and go with the form.
 */
export function useEarlyUploads(type: ContentTypeDefinition, content: FormContent): void {
  const large = fileFields(type)
    .filter(([, field]) => !isPictureField(field))
    .flatMap(([name]) => content.files[name] ?? [])
    .filter(({ fresh }) => fresh && fresh.size > MAX_DIRECT_BYTES);
  const stops = useRef(new Map<string, AbortController>());
  const follow = useEffectEvent(() => {
    for (const [id, stop] of stops.current) {
      if (large.some((file) => file.id === id)) continue;
      stop.abort();
      stops.current.delete(id);
    }
    for (const { id, fresh } of large) {
      if (!fresh || stops.current.has(id)) continue;
      const stop = new AbortController();
      stops.current.set(id, stop);
      void upload(id, fresh, stop.signal);
    }
  });
  const ids = large.map(({ id }) => id).join();
  useEffect(() => follow(), [ids]);
}
