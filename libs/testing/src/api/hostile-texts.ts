import type { Type } from '@nestjs/common';
import { LINES } from '@rep13/contracts-constants';
import { getMetadataStorage } from 'class-validator';
import { VALID_BODIES } from './valid-bodies.ts';

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** NUL and the other controls, and halves of characters: no text of anybody holds them. */
export const NEVER_TEXT = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  '\ud800',
  '\udfff',
  '\u2028',
  '\u2029',
];
/** What a text of several lines may hold of them. */
const OF_LINES = ['\n', '\r', '\t', '\u2028', '\u2029'];
/** What turns the reading direction: fine in a name, a lie in an address. */
export const BIDI = ['\u061c', '\u200e', '\u200f', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];

const ADDRESS = /email|url$|^clientId$|^token$/i;
/** Taken from the browser and dropped: whatever it is, nobody reads it. */
const DROPPED = ['signedAt', 'pdfGenerated'];

/** One field of one body whose valid value got one character more. */
export interface HostileCase {
  readonly field: string;
  readonly character: string;
  readonly body: string;
  readonly mustBeRefused: boolean;
}

const rulesOf = (type: Type<object>) =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);

export const fieldsOf = (type: Type<object>): string[] => [
  ...new Set(rulesOf(type).map(({ propertyName }) => propertyName)),
];

const mayHaveLines = (type: Type<object>, field: string): boolean =>
  rulesOf(type).some(({ propertyName, constraints }) => propertyName === field && constraints?.[0] === LINES);

/** Every text of a body with every hostile character behind it, at its end and before one more letter. */
export function hostileCases(type: Type<object>): HostileCase[] {
  const valid = Object.entries(VALID_BODIES[type.name] ?? {});
  return valid.flatMap(([field, value]) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text !== 'string') return [];
    return [...NEVER_TEXT, ...BIDI].flatMap((character) =>
      [text + character, `${text}${character}x`]
        // What is trimmed away is the valid value again.
        .filter((changed) => changed.trim() !== text)
        .map((changed) => ({
          field,
          character,
          body: JSON.stringify({
            ...Object.fromEntries(valid),
            [field]: Array.isArray(value) ? [changed, ...(value as string[]).slice(1)] : changed,
          }),
          mustBeRefused: !mayStand(type, field, character),
        })),
    );
  });
}

function mayStand(type: Type<object>, field: string, character: string): boolean {
  if (DROPPED.includes(field)) return character !== '\0' && character.isWellFormed();
  if (BIDI.includes(character)) return !ADDRESS.test(field);
  return mayHaveLines(type, field) && OF_LINES.includes(character);
}
