import { useState } from 'react';
import { buttonStyle, Notice } from '@rep13/ui';
import { MessageText } from '@rep13/ui/conversation';
import { forgetAnswer, readAnswer, type AnswerOf } from '../../answer-draft/answer-draft.ts';

/** What was typed while the order was closed: it can be copied into a mail. */
export function UnsentAnswer({ of }: { of: AnswerOf }) {
  const [body, setBody] = useState(() => readAnswer(of)?.body ?? '');
  if (body.trim() === '') return null;
  const discard = () => {
    forgetAnswer(of);
    setBody('');
  };
  return (
    <Notice
      tone="waiting"
      role="status"
      action={
        <button type="button" className={buttonStyle('secondary')} onClick={discard}>
          Discard it
        </button>
      }
    >
      <p>
        <strong>You had begun an answer that was not sent.</strong> Copy it into an email to us if it still
        matters:
      </p>
      <MessageText>{body}</MessageText>
    </Notice>
  );
}
