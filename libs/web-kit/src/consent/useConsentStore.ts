import { create } from 'zustand';
import { pushConsent } from './consent-signals.ts';
import { readConsent, writeConsent, type ConsentChoice } from './consent-storage.ts';

interface ConsentState {
  /** `null` until the visitor has chosen. */
  choice: ConsentChoice | null;
  /** The footer's "Cookie settings" opens the banner again over a choice made earlier. */
  isReopened: boolean;
  choose: (choice: ConsentChoice) => void;
  reopen: () => void;
}

export const useConsentStore = create<ConsentState>((set) => ({
  choice: readConsent(),
  isReopened: false,
  choose: (choice) => {
    writeConsent(choice);
    pushConsent('update', choice);
    set({ choice, isReopened: false });
  },
  reopen: () => set({ isReopened: true }),
}));
