import type { ItemAt } from '@content';

/** Nothing of the association lies over a page. */
export const overlayPath = 'associacao';

export const PreviewOverlay = ({ item }: { readonly item: ItemAt<typeof overlayPath> }) => <p>{item.nome}</p>;
