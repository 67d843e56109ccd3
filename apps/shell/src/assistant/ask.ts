import * as chat from '@rep13/contracts-api-public/chat';
import { callOf } from '@rep13/contracts-operations';
import type { AssistantAnswerView } from '@rep13/contracts-onboarding';
import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@rep13/contracts-onboarding/constants';
import { CHAT } from '@rep13/content';
import { ApiError, apiSend } from '@rep13/web-kit/api';

/** What the assistant says, and where it has it from. */
export interface Reply {
  content: string;
  citations: readonly string[];
  /** A quiet line below it; empty if there is none. */
  note: string;
  /** The assistant could not answer: a person can. */
  needsSupport: boolean;
}

/** Asks the service. Never rejects: a failure is said in words. */
export async function ask(question: string, context: string): Promise<Reply> {
  try {
    const body = { question, context: context || null };
    const view = await apiSend(callOf(chat.ask), body);
    return replyOf(view);
  } catch (error) {
    const isTooMany = error instanceof ApiError && error.status === 429;
    const content = isTooMany ? `${ASSISTANT_MESSAGES.trouble} ${CHAT.tooMany}` : ASSISTANT_MESSAGES.trouble;
    return { content, citations: [], note: '', needsSupport: !isTooMany };
  }
}

/** The specification knows an answer by its flag alone: anything else may be missing. */
function replyOf({
  answer,
  message,
  note = '',
  fallback,
  citations = [],
}: Partial<AssistantAnswerView>): Reply {
  return {
    content: fallback ? ASSISTANT_MESSAGES.noKey : (answer ?? message ?? ASSISTANT_MESSAGES.trouble),
    citations: citations.filter(isOurs).slice(0, ASSISTANT_LIMITS.citationsMax),
    note,
    needsSupport: fallback === true || answer === undefined,
  };
}

/** Links lead inside the site only, whatever the answer says. */
const isOurs = (path: string) => path.startsWith('/') && !path.startsWith('//');
