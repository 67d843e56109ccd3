import { useEffect, useRef } from 'react';
import { CHAT_BUTTON } from '@rep13/content';
import { CrossIcon, QuestionIcon } from '@rep13/ui';
import { useAssistantWindow } from './useAssistantWindow.ts';
import classes from './assistant-button.module.css';

/** Opens the assistant: from the corner of the window, or from the foot of a page that nothing may float over. */
export function AssistantButton({ place }: { place: 'corner' | 'foot' }) {
  const { Window, isOpen, returnsFocus, open, close } = useAssistantWindow();
  const button = useRef<HTMLButtonElement>(null);

  // Not before the window is gone: on small screens the button is hidden by it.
  useEffect(() => {
    if (!isOpen && returnsFocus) button.current?.focus();
  }, [isOpen, returnsFocus]);

  return (
    <button
      ref={button}
      type="button"
      className={`${classes.button} ${classes[place]}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isOpen && !Window}
      aria-label={isOpen ? CHAT_BUTTON.close : CHAT_BUTTON.open}
      data-open={isOpen}
      onClick={() => (isOpen ? close() : void open())}
    >
      {isOpen ? <CrossIcon /> : <QuestionIcon />}
    </button>
  );
}
