import { createContext, useContext } from 'react';
import { ENGLISH_CONTROLS, type ControlTexts } from './english.ts';

/** Put round a page whose reader has chosen a language; everywhere else controls speak English. */
export const ControlTextsContext = createContext<ControlTexts>(ENGLISH_CONTROLS);

/** The words of the language that is read here. */
export const useControlTexts = (): ControlTexts => useContext(ControlTextsContext);
