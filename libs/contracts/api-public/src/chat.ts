// Written by `npm run reference` from services/gateway/src/public/chat.controller.ts.
import type { AskAssistantBody, AssistantAnswerView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Ask the assistant. */
export const ask = 'POST /api/chat/ask' as Operation<
  'POST /api/chat/ask',
  { body: AskAssistantBody; answer: AssistantAnswerView }
>;
