import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import { useState } from 'react';
import { write } from '@rep13/contracts-api-client/sla-tickets';
import type { ClientMessageView } from '@rep13/contracts-sla';
import { MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import { requiredText, useForm, type Rules } from '@rep13/ui';
import { ApiError, useSend } from '@rep13/web-kit/api';
import type { AnswerOf, AnswerValues } from '../../answer-draft/answer-draft.ts';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';
import { EFFECT_RULES, effectBody } from './EffectOfOrder.tsx';
import { sendProblem } from './send-problem.ts';
import { isSessionOver } from '../../session/is-session-over.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';

const FORM = 'answer';
/** Where in the form one writes. */
export const ANSWER_FIELD = `${FORM}-body`;

const RULES: Rules<AnswerValues> = {
  body: requiredText(MESSAGES.messageBody, TICKET_MESSAGE_MAX),
  ...EFFECT_RULES,
};

export interface AnswerReactions {
  onSent: (message: ClientMessageView) => unknown;
  /** What is shown may no longer be what is there. */
  onRefused: () => unknown;
}

/** The answer to an order: its form, kept in this browser until it is sent, and its sending. */
export function useAnswer(of: AnswerOf, { onSent, onRefused }: AnswerReactions) {
  const { send, isSending } = useSend(callOf(write, { params: { id: of.ticketId } }));
  const [problem, setProblem] = useState('');
  const draft = useAnswerDraft(of);
  const form = useForm<AnswerValues>({
    name: FORM,
    initial: draft.initial,
    rules: RULES,
    onChange: draft.save,
  });

  const answer = async (values: AnswerValues) => {
    const { body, files } = values;
    setProblem('');
    try {
      const sent = await send({
        body,
        ...effectBody(values),
        ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
      });
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
