export { messageIn, type MessageWords } from './messages.ts';
export type { PageWords } from './page-words.ts';
