import type { FormRule } from 'antd';
import { LIMITS, MESSAGES } from '@rep13/contracts/constants';

// The server trims before it checks; so do the forms.
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const atMost = (max: number): FormRule => ({
  max,
  transform: trimmed,
  message: `Please use at most ${max} characters`,
});

const isEmail: FormRule = {
  type: 'email',
  max: LIMITS.emailMax,
  transform: trimmed,
  message: MESSAGES.email,
};

/** Text that must not be blank. */
export const requiredText = (message: string, max: number): FormRule[] => [
  { required: true, transform: trimmed, message },
  atMost(max),
];

/** Text that may be left out. */
export const optionalText = (max: number): FormRule[] => [atMost(max)];

/** An email address that must be there. */
export const requiredEmail = (): FormRule[] => [
  { required: true, transform: trimmed, message: MESSAGES.email },
  isEmail,
];

/** An email address that may be left out. */
export const optionalEmail = (): FormRule[] => [isEmail];

/** Text of a given form. */
export const matching = (pattern: RegExp, message: string): FormRule => ({
  pattern,
  transform: trimmed,
  message,
});

/** Text with at least so many characters. */
export const atLeast = (min: number, message: string): FormRule => ({ min, transform: trimmed, message });

/** A box that must be ticked. */
export const ticked = (message: string): FormRule[] => [
  {
    required: true,
    validator: (_, isTicked) => (isTicked ? Promise.resolve() : Promise.reject(new Error(message))),
  },
];
