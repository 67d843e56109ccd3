import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { ASSISTANT_LIMITS } from '../../constants/assistant.ts';
import { MESSAGES } from '../../constants/messages.ts';
import { applyDecorators } from '../../validation/apply-decorators.ts';

/** No control characters but tab and line breaks. */
const LINES = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** Trimmed text of one or more lines. */
const Lines = (max: number, messages: { missing: string; tooLong: string }): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsString({ message: messages.missing }),
    MinLength(1, { message: messages.missing }),
    MaxLength(max, { message: messages.tooLong }),
    Matches(LINES, { message: 'Please use text without control characters' }),
  );

/** `POST /api/chat/ask`: what a visitor asks the assistant. Kept nowhere. Spec section 7. */
export class AskAssistantBody {
  @Lines(ASSISTANT_LIMITS.questionMax, { missing: MESSAGES.question, tooLong: MESSAGES.questionTooLong })
  readonly question!: string;

  /** What the conversation was about so far; helps to find passages, never changes a rule. */
  @IsOptional()
  @IsString({ message: 'Please use text' })
  @MaxLength(ASSISTANT_LIMITS.contextMax, { message: MESSAGES.chatContextTooLong })
  @Matches(LINES, { message: 'Please use text without control characters' })
  readonly context?: string;
}
