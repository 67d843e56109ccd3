import { messageIn } from '@rep13/contracts-authority-requests/locales';
import { messages, nl } from '@rep13/contracts-authority-requests/locales/nl';
import { dutchControls } from '@rep13/ui/language';
import type { Language } from './language.ts';

export const DUTCH: Language = {
  code: 'nl',
  texts: nl,
  controls: dutchControls(messageIn(messages)),
};
