import { randomInt } from 'node:crypto';
import { CLIENT_ID_ALPHABET, REGISTER_NUMBER_LETTERS } from '@rep13/contracts-constants';

/** Drawn at random; whether it is still free only the table knows. */
export const drawRegisterNumber = (): string =>
  `R13-${Array.from({ length: REGISTER_NUMBER_LETTERS }, letter).join('')}`;

const letter = () => CLIENT_ID_ALPHABET[randomInt(CLIENT_ID_ALPHABET.length)];
