import { foldText } from '@rep13/contracts-constants';
import { LEGAL_FORMS } from './legal-forms.ts';

const BETWEEN = /[^\p{L}\p{N}\p{M}]+/u;
/** Two letters for one that has dots or a ring: Mueller for Müller, Aarhus for Århus. */
const SPELT_OUT = /ae|oe|ue|aa/g;

/** A name as it is looked for: two that a reader could take for the same have one. */
export interface FoldedName {
  /** All of it. */
  readonly whole: string;
  /** Without its legal form; the same where it has none, or is nothing else. */
  readonly short: string;
}

/**
 * Accents, case, width, punctuation and spaces don't count. For showing entries to a reader who chooses, never for
 * deciding which company is meant: Blue Ltd and Blü Inc. look alike here.
 */
export function foldName(name: string): FoldedName {
  const parts = partsOf(name);
  const whole = parts.join('');
  const short = withoutAttached(withoutForms(parts).join(''));
  return { whole, short: short || whole };
}

const partsOf = (name: string): string[] =>
  foldText(name)
    .replaceAll('&', ' and ')
    .replace(SPELT_OUT, ([letter = '']) => letter)
    .split(BETWEEN)
    .filter(Boolean);

const folded = (forms: readonly string[]): string[] => forms.map((form) => partsOf(form).join(''));
const BEHIND = new Set(folded(LEGAL_FORMS.BEHIND));
const BEFORE = new Set(folded(LEGAL_FORMS.BEFORE));
const ATTACHED = folded(LEGAL_FORMS.ATTACHED);
/** Of how many parts a form may be, such as `S. de R.L. de C.V.`. */
const FORM_PARTS_MAX = 7;

function withoutForms(parts: readonly string[]): readonly string[] {
  for (let count = Math.min(FORM_PARTS_MAX, parts.length - 1); count > 0; count -= 1) {
    if (BEHIND.has(parts.slice(-count).join(''))) return withoutForms(parts.slice(0, -count));
    if (BEFORE.has(parts.slice(0, count).join(''))) return withoutForms(parts.slice(count));
  }
  // GmbH & Co. KG: what is left of it.
  return parts.length > 1 && parts.at(-1) === 'and' ? withoutForms(parts.slice(0, -1)) : parts;
}

function withoutAttached(name: string): string {
  const form = ATTACHED.find((each) => name.startsWith(each) || name.endsWith(each));
  if (!form || form === name) return name;
  return name.startsWith(form) ? name.slice(form.length) : name.slice(0, -form.length);
}
