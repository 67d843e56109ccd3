import { MESSAGES } from '@rep13/contracts-constants';
import { OptionalLines, RequiredLines } from '@rep13/contracts-validation';
import { ASSISTANT_LIMITS } from '../constants/index.ts';

/** `POST /api/chat/ask`: what a visitor asks the assistant. Kept nowhere. */
export class AskAssistantBody {
  @RequiredLines(ASSISTANT_LIMITS.questionMax, MESSAGES.question)
  readonly question!: string;

  /** What the conversation was about so far; helps to find passages, never changes a rule. */
  @OptionalLines(ASSISTANT_LIMITS.contextMax)
  readonly context?: string | null;
}
