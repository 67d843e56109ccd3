import { create } from 'zustand';
import type { Filters } from '../list/list-path.ts';

/** Which orders the list showed that one came from, so that the page of one of them can lead on to the next. */
export const useTicketsTabStore = create<{ filters: Filters }>(() => ({ filters: {} }));
