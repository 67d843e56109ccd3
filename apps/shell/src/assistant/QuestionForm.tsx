import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { ASSISTANT_LIMITS } from '@rep13/contracts-onboarding/constants';
import { CHAT } from '@rep13/content';
import { SendIcon } from '@rep13/ui';
import { useConversationStore } from './useConversationStore.ts';
import classes from './assistant-window.module.css';

const MAX = ASSISTANT_LIMITS.questionMax;
/** From here on the visitor sees how much room is left. */
const NEAR_THE_LIMIT = MAX - 100;
const COUNT = new Intl.NumberFormat('en-GB');

/** The input: Enter sends, Shift and Enter make a new line. */
export function QuestionForm() {
  const { draft, isPending, setDraft, ask } = useConversationStore();
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => input.current?.focus(), []);
  // A disabled input loses the focus; it gets it back unless the visitor is somewhere else by now.
  useEffect(() => {
    if (!isPending && document.activeElement === document.body) input.current?.focus();
  }, [isPending]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void ask(draft);
  };
  const sendWithEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <textarea
        ref={input}
        rows={2}
        aria-label={CHAT.question}
        aria-describedby="assistant-room"
        placeholder={CHAT.placeholder}
        maxLength={MAX}
        value={draft}
        disabled={isPending}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={sendWithEnter}
      />
      <button type="submit" className={classes.send} disabled={isPending} aria-label={CHAT.send}>
        <SendIcon />
      </button>
      <p id="assistant-room" className={classes.room} role="status">
        {draft.length >= NEAR_THE_LIMIT && `${COUNT.format(draft.length)} of ${COUNT.format(MAX)} characters`}
      </p>
    </form>
  );
}
