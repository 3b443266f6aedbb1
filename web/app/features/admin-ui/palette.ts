import { create } from 'zustand';

/** The words that the command palette begins with; null while it is closed. */
export const usePalette = create<{ readonly words: string | null }>(() => ({ words: null }));

export const openPalette = (words = ''): void => usePalette.setState({ words });
