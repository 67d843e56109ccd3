import { useEffect, type KeyboardEvent } from 'react';
import { CHAT, CHAT_BUTTON } from '@rep13/content';
import { CrossIcon } from '@rep13/ui';
import { Conversation } from './Conversation.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuickQuestions } from './QuickQuestions.tsx';
import { useConversationStore } from './useConversationStore.ts';
import classes from './assistant-window.module.css';

export interface AssistantWindowProps {
  /** The visitor closes it: the focus goes back to the button. */
  onClose: () => void;
  /** The visitor follows a source, and the window covers the page. */
  onLeave: () => void;
}

/** At this width the window fills the screen from side to side. */
const COVERS_THE_PAGE = '(max-width: 560px)';

/** The assistant. The page beside it stays usable, so the window is not modal. */
export function AssistantWindow({ onClose, onLeave }: AssistantWindowProps) {
  const hasAsked = useConversationStore(({ messages }) => messages.length > 0);
  const closed = useConversationStore((state) => state.closed);
  useEffect(() => closed, [closed]);

  const closeWithEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  const follow = () => {
    if (window.matchMedia(COVERS_THE_PAGE).matches) onLeave();
  };
  return (
    <dialog open className={classes.window} aria-labelledby="assistant-title" onKeyDown={closeWithEscape}>
      <header className={classes.head}>
        <h2 id="assistant-title" className={classes.title}>
          {CHAT.title} <span>({CHAT.label})</span>
        </h2>
        <button type="button" className={classes.close} onClick={onClose} aria-label={CHAT_BUTTON.close}>
          <CrossIcon />
        </button>
      </header>
      <Conversation onFollow={follow} />
      {!hasAsked && <QuickQuestions />}
      <QuestionForm />
    </dialog>
  );
}
