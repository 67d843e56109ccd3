import { create } from 'zustand';

export const usePaletteStore = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openPalette = (): void => usePaletteStore.setState({ isOpen: true });
export const closePalette = (): void => usePaletteStore.setState({ isOpen: false });
