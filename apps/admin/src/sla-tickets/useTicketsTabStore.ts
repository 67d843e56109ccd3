import { create } from 'zustand';
import type { Filters } from '../list/list-path.ts';

/** Which orders the list showed last, so that the page of one of them can lead on to the next. */
export const useTicketsTabStore = create<{ filters: Filters }>(() => ({ filters: {} }));
