import { useState } from 'react';
import type { ClientMessageView, TicketMessageBody } from '@rep13/contracts-sla';
import { MESSAGES, TICKET_LIMITS } from '@rep13/contracts-constants';
import { requiredText, useForm, type Rules } from '@rep13/ui';
import { ApiError, useSend } from '@rep13/web-kit/api';
import type { AnswerOf, AnswerValues } from '../answer-draft/answer-draft.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { ANSWER_FORM } from './answer-field.ts';
import { sendProblem } from './send-problem.ts';
import { isSessionOver } from '../session/is-session-over.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';
import { orderCall } from './useOrder.ts';

const RULES: Rules<AnswerValues> = { body: requiredText(MESSAGES.messageBody, TICKET_LIMITS.messageMax) };

export interface AnswerReactions {
  onSent: (message: ClientMessageView) => unknown;
  /** What is shown may no longer be what is there. */
  onRefused: () => unknown;
}

/** The answer to an order: its form, kept in this browser until it is sent, and its sending. */
export function useAnswer(of: AnswerOf, { onSent, onRefused }: AnswerReactions) {
  const path = `${orderCall(of.ticketId)}/messages`;
  const { send, isSending } = useSend<TicketMessageBody, ClientMessageView>('POST', path);
  const [problem, setProblem] = useState('');
  const draft = useAnswerDraft(of);
  const form = useForm<AnswerValues>({
    name: ANSWER_FORM,
    initial: draft.initial,
    rules: RULES,
    onChange: draft.keep,
  });

  const answer = async ({ body, files }: AnswerValues) => {
    setProblem('');
    try {
      const sent = await send({ body, ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }) });
      form.reset(draft.forget());
      await onSent(sent);
    } catch (error) {
      if (isSessionOver(error)) return askWhoIsSignedIn();
      const refusals = error instanceof ApiError ? error.errors : [];
      if (!form.refuse(refusals)) setProblem(sendProblem(error));
      await onRefused();
    }
  };
  return {
    form,
    answer,
    isSending,
    problem,
    isUnsent: draft.isUnsent,
    isRestored: draft.isRestored,
    discard: () => form.reset(draft.forget()),
  };
}
