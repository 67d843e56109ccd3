import { messageIn } from '@rep13/contracts-authority-requests/words';
import { nl } from '@rep13/contracts-authority-requests/words/nl';
import { dutchControls } from '@rep13/ui/language';
import type { Language } from './languages.ts';

export const DUTCH: Language = {
  code: 'nl',
  words: nl,
  controls: dutchControls(messageIn(nl.messages)),
};
