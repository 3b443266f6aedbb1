import type { ContentTypeDefinition } from '@content';

/** Whether many items of a type can be added at once: the pictures of the gallery. */
export const takesMany = (type: ContentTypeDefinition): boolean => type.path === 'galleries';
