import { applyDecorators } from './apply-decorators.ts';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { LIMITS } from '../constants/limits.ts';
import { MESSAGES } from '../constants/messages.ts';
import { SINGLE_LINE } from '../constants/patterns.ts';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Trimmed single-line text that must not be empty. */
export const RequiredText = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsString({ message }),
    MinLength(1, { message }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(SINGLE_LINE, { message: 'Please use one line without control characters' }),
  );

/** Trimmed single-line text that may be absent, null or empty. */
export const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(
    trimmed,
    ValidateIf((_, value) => isGiven(value)),
    IsString({ message: 'Please use text' }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(SINGLE_LINE, { message: 'Please use one line without control characters' }),
  );

/** Trimmed e-mail address that must be there. */
export const RequiredEmail = (): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsEmail({}, { message: MESSAGES.email }),
    MaxLength(LIMITS.emailMax, { message: MESSAGES.email }),
  );

/** Trimmed e-mail address that may be absent, null or empty. */
export const OptionalEmail = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => isGiven(value)),
    RequiredEmail(),
  );
