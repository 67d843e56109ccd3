import { typedRegisterNumber } from '@rep13/contracts-constants';
import { sha256Hex } from './sha256-hex.ts';

/**
 * What a register number is looked up by, however it is typed. Any text has a hash of one length, so that what can't be a
 * number takes the way of one that nobody has.
 */
export const registerNumberHash = (typed: string): string =>
  sha256Hex(typedRegisterNumber(typed) ?? typed.trim().toUpperCase());
