import type { FormRule } from 'antd';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';

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

/** An address of a web page, with its protocol; empty is fine. */
export const webAddress = (): FormRule => ({
  validator: (_, value) => {
    const address = trimmed(value);
    const isGood = !address || (typeof address === 'string' && isWebAddress(address));
    return isGood ? Promise.resolve() : Promise.reject(new Error(MESSAGES.webAddress));
  },
});

function isWebAddress(address: string): boolean {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}

/** One choice or more. */
export const atLeastOne = (message: string): FormRule[] => [
  { type: 'array', min: 1, required: true, message },
];

/** A box that must be ticked. */
export const ticked = (message: string): FormRule[] => [
  {
    required: true,
    validator: (_, isTicked) => (isTicked ? Promise.resolve() : Promise.reject(new Error(message))),
  },
];
