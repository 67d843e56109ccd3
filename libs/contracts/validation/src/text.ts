import { applyDecorators } from './apply-decorators.ts';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy, ValidateIf } from 'class-validator';
import {
  isPageAddress,
  LIMITS,
  LINES,
  mailAddressFault,
  MESSAGES,
  PLAIN_LINE,
  SINGLE_LINE,
} from '@rep13/contracts-constants';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** For addresses and other names that machines read: no characters that nobody sees or that turn the others round. */
export const NothingHidden = (): PropertyDecorator =>
  applyDecorators(Matches(PLAIN_LINE, { message: MESSAGES.hiddenCharacters }));

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

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

const IsPageAddress = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isUrl',
    validator: { validate: (value: unknown) => isPageAddress(asText(value)), defaultMessage: () => message },
  });

/** Trimmed address of a web page, http or https, that may be absent, null or empty. */
export const OptionalWebAddress = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    trimmed,
    ValidateIf((_, value) => isGiven(value)),
    IsPageAddress(message),
    NothingHidden(),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
  );

/** Trimmed address of a web page, http or https, that must be there. */
export const RequiredWebAddress = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsPageAddress(message),
    NothingHidden(),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
  );

/** Trimmed e-mail address that must be there: what the mailer can send to, and nothing else. */
export const RequiredEmail = (message: string = MESSAGES.email): PropertyDecorator =>
  applyDecorators(
    trimmed,
    ValidateBy({
      name: 'isEmail',
      validator: {
        validate: (value: unknown) => mailAddressFault(asText(value)) === undefined,
        defaultMessage: (at) => mailAddressFault(asText(at?.value), message) ?? message,
      },
    }),
    // For the documents: the rule above counts octets.
    MaxLength(LIMITS.emailMax, { message }),
  );

/** Trimmed e-mail address that may be absent, null or empty. */
export const OptionalEmail = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => isGiven(value)),
    RequiredEmail(),
  );
