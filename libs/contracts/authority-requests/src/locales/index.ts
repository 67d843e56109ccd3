export { ENGLISH_MESSAGES, messageIn, type MessageTexts } from './messages.ts';
export type { PageTexts } from './page-texts.ts';
