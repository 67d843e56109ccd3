export { AttachedFiles } from './AttachedFiles.tsx';
export { Conversation } from './Conversation.tsx';
export { MessageText } from './MessageText.tsx';
