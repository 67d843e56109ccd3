import { quickQuestions } from './quick-questions.ts';
import { useConversationStore } from './useConversationStore.ts';
import classes from './assistant-window.module.css';

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
