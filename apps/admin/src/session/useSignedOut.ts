import { create } from 'zustand';

/** Whether the last session in this tab was ended by its own person: then nobody is told that it has ended. */
export const useSignedOutStore = create<{ isSignedOut: boolean }>(() => ({ isSignedOut: false }));
