import { isPageAddress, lengthOf, mailAddressFault, MESSAGES } from '@rep13/contracts-constants';

type Check = (value: unknown) => string | undefined;

// The server trims before it checks; so do the forms.
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The first of several rules that is broken. */
export const all =
  (...checks: Check[]): Check =>
  (value) => {
    for (const check of checks) {
      const error = check(value);
      if (error !== undefined) return error;
    }
    return undefined;
  };

/** What is said of a value that is not as it should be. Text arrives without the white space around it. */
export const must =
  (isRight: (text: string) => boolean, message: string): Check =>
  (value) =>
    isRight(textOf(value)) ? undefined : message;

/** Text of so many characters at most; empty is fine. */
export const optionalText = (max: number): Check =>
  must((text) => lengthOf(text) <= max, `Please use at most ${max} characters`);

/** Text that must not be blank. */
export const requiredText = (message: string, max = Infinity): Check =>
  all(
    must((text) => text !== '', message),
    optionalText(max),
  );

/** An email address; empty is fine. */
export const optionalEmail =
  (message: string = MESSAGES.email): Check =>
  (value) =>
    textOf(value) === '' ? undefined : mailAddressFault(textOf(value), message);

/** An email address that must be there. */
export const requiredEmail = (message: string = MESSAGES.email): Check =>
  all(requiredText(message), optionalEmail(message));

/** Text of a given form. */
export const matching = (pattern: RegExp, message: string): Check =>
  must((text) => pattern.test(text), message);

/** Text with at least so many characters. */
export const atLeast = (min: number, message: string): Check =>
  must((text) => lengthOf(text) >= min, message);

/** An address of a web page, with its protocol; empty is fine. */
export const webAddress = (): Check =>
  must((text) => text === '' || isPageAddress(text), MESSAGES.webAddress);

/** One choice or more. */
export const atLeastOne =
  (message: string): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 ? undefined : message;

/** A box that must be ticked, or a choice that must be made. */
export const given =
  (message: string): Check =>
  (value) =>
    value ? undefined : message;
