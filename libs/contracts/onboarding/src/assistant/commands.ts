import type { Command } from '@rep13/contracts-messaging';
import { AskAssistantBody } from './ask-assistant.body.ts';
import type { AssistantAnswerView } from './assistant-answer.view.ts';

/** Answer a question from the words of the public site. Changes and keeps nothing. */
export class AskAssistant extends AskAssistantBody implements Command<AssistantAnswerView> {
  static readonly subject = 'rpc.onboarding.assistant.ask.v1';
  /** A model needs longer than a database. */
  static readonly answerWithinMs = 4_000;
  declare readonly replyType?: AssistantAnswerView;
}
