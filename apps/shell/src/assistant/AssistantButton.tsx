import { useEffect, useRef } from 'react';
import { CHAT_BUTTON } from '@rep13/content';
import { CrossIcon, QuestionIcon } from '@rep13/ui';
import { useAssistantWindow } from './useAssistantWindow.ts';
import { useClearOfControls } from './useClearOfControls.ts';
import classes from './assistant-button.module.css';

/** Opens the assistant, from the lower right corner of the window; never over something that can be used. */
export function AssistantButton() {
  const { Window, isOpen, returnsFocus, open, close } = useAssistantWindow();
  const button = useRef<HTMLButtonElement>(null);
  useClearOfControls(button);

  // Not before the window is gone: on small screens the button is hidden by it.
  useEffect(() => {
    if (!isOpen && returnsFocus) button.current?.focus();
  }, [isOpen, returnsFocus]);

  return (
    <button
      ref={button}
      type="button"
      className={classes.button}
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
