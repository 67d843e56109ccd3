import { createContext, useContext } from 'react';
import { ENGLISH_CONTROLS, type ControlWords } from './english.ts';

/** Put round a page whose reader has chosen a language; everywhere else controls speak English. */
export const ControlWordsContext = createContext<ControlWords>(ENGLISH_CONTROLS);

/** The words of the language that is read here. */
export const useControlWords = (): ControlWords => useContext(ControlWordsContext);
