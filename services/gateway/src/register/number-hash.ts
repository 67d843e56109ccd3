import { createHash } from 'node:crypto';

/**
 * What a number of a path is looked up by, in any case. Any text has a hash of one length, so that what can't be a number
 * takes the way of one that nobody has.
 */
export const numberHash = (number: string): string =>
  createHash('sha256').update(number.trim().toUpperCase()).digest('hex');
