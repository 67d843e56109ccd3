import { useConversationStore } from './useConversationStore.ts';
import classes from './assistant-window.module.css';
import { CHAT } from '@rep13/content';

const SHOWN = 3;

/** Three of the questions; after a closing of the window it offers the others. */
function quickQuestions(closings: number): readonly string[] {
  const { quickQuestions: all } = CHAT;
  const first = (closings * SHOWN) % all.length;
  return all.slice(first, first + SHOWN);
}

/** What visitors ask most; gone with the first question. */
export function QuickQuestions() {
  const { closings, ask } = useConversationStore();
  return (
    <ul className={classes.quick}>
      {quickQuestions(closings).map((question) => (
        <li key={question}>
          <button type="button" onClick={() => void ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
