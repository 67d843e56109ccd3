import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessable } from './is-guessable.ts';

const PRODUCT = 'Rep13';
/** Shorter parts of a name are in too many words. */
const PART_MIN = 4;
const WHOLE_MIN = 3;

/**
 * Why a chosen password can't be taken, as a message at its field; undefined if it can. `about` is what
 * strangers know of that person: company, Client ID, user name, mail addresses. One rule for everybody (ASVS 6.2.11).
 */
export async function passwordFault(
  password: string,
  about: readonly (string | null)[],
): Promise<string | undefined> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(password)) return MESSAGES.passwordBlank;
  if (await isCommonPassword(password)) return MESSAGES.passwordCommon;
  const own = password.normalize('NFKC').toLowerCase();
  const terms = knownTerms(about);
  const rest = terms.reduce((left, word) => left.replaceAll(word, ''), own);
  if (rest !== own && rest.replace(/\s/g, '').length < LIMITS.passwordMin) return MESSAGES.passwordKnown;
  if (rest !== own && (await isCommonPassword(rest))) return MESSAGES.passwordCommon;
  return (await isGuessable(password, terms)) ? MESSAGES.passwordGuessable : undefined;
}

/** Each text as it is, without its signs, and its parts; the longest first. */
function knownTerms(about: readonly (string | null)[]): string[] {
  const terms = [PRODUCT, ...about].flatMap((text) => {
    const whole = (text ?? '').normalize('NFKC').toLowerCase();
    const parts = whole.split(/[^\p{L}\p{N}]+/u);
    return [
      ...[whole, parts.join('')].filter(({ length }) => length >= WHOLE_MIN),
      ...parts.filter(({ length }) => length >= PART_MIN),
    ];
  });
  return [...new Set(terms)].sort((one, other) => other.length - one.length);
}
