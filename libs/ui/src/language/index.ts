export { ControlWordsContext, useControlWords } from './control-words.ts';
export { dutchControls } from './dutch.ts';
export { ENGLISH_CONTROLS, type ControlWords } from './english.ts';
