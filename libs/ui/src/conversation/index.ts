export { AttachedFiles } from './AttachedFiles.tsx';
export { Conversation } from './Conversation.tsx';
export { Message } from './Message.tsx';
export { MessageText } from './MessageText.tsx';
