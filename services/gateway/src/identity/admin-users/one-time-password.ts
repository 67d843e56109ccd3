import { randomInt } from 'node:crypto';
import { CLIENT_ID_ALPHABET } from '@rep13/contracts-constants';

const LENGTH = 20;

/** A password to be told once and changed at the first sign-in; 100 bits, easy to read out. */
export const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => CLIENT_ID_ALPHABET[randomInt(CLIENT_ID_ALPHABET.length)]).join('');
