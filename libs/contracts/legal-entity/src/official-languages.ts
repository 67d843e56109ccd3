import type { EuStateCode } from './eu-states.ts';

/**
 * The official languages of each Member State by ISO 639-1 code: those of Regulation No 1/1958, and Turkish and
 * Luxembourgish, which are official in one state and not of the Union. The first is what an example names.
 */
export const OFFICIAL_LANGUAGES = {
  AT: ['de'],
  BE: ['nl', 'fr', 'de'],
  BG: ['bg'],
  HR: ['hr'],
  CY: ['el', 'tr'],
  CZ: ['cs'],
  DK: ['da'],
  EE: ['et'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  DE: ['de'],
  GR: ['el'],
  HU: ['hu'],
  IE: ['en', 'ga'],
  IT: ['it'],
  LV: ['lv'],
  LT: ['lt'],
  LU: ['fr', 'de', 'lb'],
  MT: ['mt', 'en'],
  NL: ['nl'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  SK: ['sk'],
  SI: ['sl'],
  ES: ['es'],
  SE: ['sv'],
} as const satisfies Record<EuStateCode, readonly string[]>;

export type LanguageCode = (typeof OFFICIAL_LANGUAGES)[EuStateCode][number];

/** Every language that is official somewhere in the Union. */
export const LANGUAGE_CODES: readonly LanguageCode[] = [...new Set(Object.values(OFFICIAL_LANGUAGES).flat())];

/** Those of one state; none of a state that is none. */
const officialIn = (state: EuStateCode): readonly LanguageCode[] => OFFICIAL_LANGUAGES[state] ?? [];

/**
 * Whether a representative there may declare these: Article 11(3) DSA wants one that is official in its state. A state
 * that is none is told at its own field.
 */
export function isDeclarable(given: unknown, state: EuStateCode): boolean {
  if (!Array.isArray(given) || given.length === 0 || new Set(given).size < given.length) return false;
  const codes = given as LanguageCode[];
  const official = officialIn(state);
  return (
    codes.every((code) => LANGUAGE_CODES.includes(code)) &&
    (official.length === 0 || codes.some((code) => official.includes(code)))
  );
}

/** What a representative there may declare: its own language, and one that most citizens of the Union understand. */
export const exampleLanguages = (state: EuStateCode): LanguageCode[] => [
  ...new Set<LanguageCode>([...officialIn(state).slice(0, 1), 'en']),
];
