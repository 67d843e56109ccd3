import { useAssistantWindow } from './useAssistantWindow.ts';

/** The assistant's window, while it is open. */
export function Assistant() {
  const { Window, isOpen, close, leave } = useAssistantWindow();
  return isOpen && Window ? <Window onClose={close} onLeave={leave} /> : null;
}
