import { create } from 'zustand';

/** The initial words of the command palette; null while it is closed. */
export const usePalette = create<{ readonly words: string | null }>(() => ({ words: null }));

export const openPalette = (words = ''): void => usePalette.setState({ words });
