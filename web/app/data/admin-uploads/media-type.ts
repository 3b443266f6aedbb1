import { isAccepted, typeFromName } from '@content/files';

/**
 * The media type that a file is stored under on its way. A system without Office calls a DOC nothing or
 * application/octet-stream, which storage.rules refuse: then its name tells.
 */
export function mediaType({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (isAccepted('picture', type) || isAccepted('document', type)) return type;
  return typeFromName(name) ?? type;
}
