import { ASSISTANT_LIMITS } from '../../constants/assistant.ts';
import { MESSAGES } from '../../constants/messages.ts';
import { OptionalLines, RequiredLines } from '../../validation/text.ts';

/** `POST /api/chat/ask`: what a visitor asks the assistant. Kept nowhere. */
export class AskAssistantBody {
  @RequiredLines(ASSISTANT_LIMITS.questionMax, MESSAGES.question)
  readonly question!: string;

  /** What the conversation was about so far; helps to find passages, never changes a rule. */
  @OptionalLines(ASSISTANT_LIMITS.contextMax)
  readonly context?: string | null;
}
