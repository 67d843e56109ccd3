export { ControlTextsContext, useControlTexts } from './control-texts.ts';
export { dutchControls } from './dutch.ts';
export { ENGLISH_CONTROLS, type ControlTexts } from './english.ts';
