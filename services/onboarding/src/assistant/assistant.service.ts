import { ASSISTANT_MESSAGES } from '@rep13/contracts-onboarding/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { AskAssistant, type AssistantAnswerView } from '@rep13/contracts-onboarding';
import { currentContext, OnCommand } from '@rep13/service-kit';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { citationsOf } from './citations.ts';
import { ModelFailed, type Model, type Prompt } from './model.ts';
import type { PassageSearch } from './passage-search.ts';
import { plainText } from './plain-text.ts';
import { promptOf } from './prompt.ts';
import { quoteOf } from './quote.ts';

const CALLS_AT_A_TIME = 4;
/** The model gets what is left of the request's time, less what the answer needs to travel back. */
const MODEL_WITHIN_MS = 3_700;
const WAY_BACK_MS = 300;

const NOTHING_FOUND = { message: ASSISTANT_MESSAGES.notFound, fallback: false };
const NO_KEY = { message: ASSISTANT_MESSAGES.noKey, fallback: true };

/** Answers from our own pages: through a model if there is one, else in their own words. Keeps and logs nothing of what is asked. */
export class AssistantService {
  private readonly limit = pLimit(CALLS_AT_A_TIME);

  constructor(
    private readonly search: PassageSearch,
    private readonly model: Model | null,
    private readonly entity: LegalEntity,
    private readonly logger: Logger,
  ) {}

  @OnCommand(AskAssistant)
  async ask({ question, context }: AskAssistant): Promise<AssistantAnswerView> {
    const passages = this.search.find(question, context);
    const citations = citationsOf(passages);
    const [best] = passages;
    if (!best) return { ...(this.model ? NOTHING_FOUND : NO_KEY), citations };
    if (!this.model) {
      const answer = quoteOf(best, question);
      return { answer, note: ASSISTANT_MESSAGES.quoted, fallback: false, citations };
    }
    const answer = await this.written(this.model, promptOf(this.entity, question, context, passages));
    if (!answer) return { message: ASSISTANT_MESSAGES.trouble, fallback: false, citations };
    return { answer, fallback: false, citations };
  }

  /** The model's text; none if it failed or too many are asking. */
  private async written(model: Model, prompt: Prompt): Promise<string | undefined> {
    try {
      const { activeCount, pendingCount } = this.limit;
      if (activeCount + pendingCount >= CALLS_AT_A_TIME)
        throw new ModelFailed('too many questions at a time');
      return plainText(await this.limit(() => model.complete(prompt, remainingMs())));
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      this.logger.warn({ reason: error.reason }, 'assistant: no answer');
      return undefined;
    }
  }
}

function remainingMs(): number {
  const deadline = currentContext()?.deadline ?? Infinity;
  return Math.max(1, Math.min(MODEL_WITHIN_MS, deadline - Date.now() - WAY_BACK_MS));
}
