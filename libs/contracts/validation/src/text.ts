import { applyDecorators } from './apply-decorators.ts';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, IsUrl, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { LIMITS, MESSAGES, LINES, PLAIN_LINE, SINGLE_LINE } from '@rep13/contracts-constants';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** For addresses and other names that machines read: no characters that nobody sees or that turn the others round. */
export const NothingHidden = (): PropertyDecorator =>
  applyDecorators(Matches(PLAIN_LINE, { message: MESSAGES.hiddenCharacters }));

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Trimmed single-line text that must be there, with `min` characters at least. */
export const RequiredText = (max: number, message: string, min = 1): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsString({ message }),
    MinLength(min, { message }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(SINGLE_LINE, { message: 'Please use one line without control characters' }),
  );

/** Trimmed text of one or several lines, with `min` characters at least. */
export const RequiredLines = (max: number, message: string, min = 1): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsString({ message }),
    MinLength(min, { message }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(LINES, { message: 'Please leave out control characters' }),
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

/** Trimmed text of one or several lines that may be absent, null or empty. */
export const OptionalLines = (max: number): PropertyDecorator =>
  applyDecorators(
    trimmed,
    ValidateIf((_, value) => isGiven(value)),
    IsString({ message: 'Please use text' }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(LINES, { message: 'Please leave out control characters' }),
  );

/** Trimmed address of a web page, http or https, that may be absent, null or empty. */
export const OptionalWebAddress = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    trimmed,
    ValidateIf((_, value) => isGiven(value)),
    IsUrl({ protocols: ['http', 'https'], require_protocol: true, disallow_auth: true }, { message }),
    NothingHidden(),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
  );

/** Trimmed address of a web page, http or https, that must be there. */
export const RequiredWebAddress = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsUrl({ protocols: ['http', 'https'], require_protocol: true, disallow_auth: true }, { message }),
    NothingHidden(),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
  );

/** Allowed by the letter of RFC 5322, but mail servers refuse quoted names, and links end at a `?`. */
const NOT_IN_MAIL_NAMES = '"?';

/** Trimmed e-mail address that must be there, of a form that mail can be sent to. */
export const RequiredEmail = (message: string = MESSAGES.email): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsEmail({ blacklisted_chars: NOT_IN_MAIL_NAMES }, { message }),
    NothingHidden(),
    MaxLength(LIMITS.emailMax, { message }),
  );

/** Trimmed e-mail address that may be absent, null or empty. */
export const OptionalEmail = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => isGiven(value)),
    RequiredEmail(),
  );
