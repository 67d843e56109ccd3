import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Only these scripts, of those that have a font, are written from right to left. */
const RIGHT_TO_LEFT = /\p{scx=Hebrew}|\p{scx=Arabic}/u;

/** The level of each character: odd ones are read from right to left. Text without such letters has none. */
export function levelsOf(characters: readonly string[]): readonly number[] {
  const text = characters.join('');
  if (!RIGHT_TO_LEFT.test(text)) return [];
  const { levels } = bidi.getEmbeddingLevels(text);
  let at = 0;
  return characters.map((character) => {
    const level = levels[at] ?? 0;
    at += character.length;
    return level;
  });
}

/** As they stand on the line, from left to right: rule L2 of the Unicode Bidirectional Algorithm. */
export function inVisualOrder<P extends { readonly level: number }>(pieces: readonly P[]): P[] {
  let ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) ordered = reversedFrom(level, ordered);
  return ordered;
}

/** Turns round each sequence of pieces at this level or above. */
function reversedFrom<P extends { readonly level: number }>(level: number, pieces: readonly P[]): P[] {
  const result: P[] = [];
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.level < level) start = index + 1;
    result.splice(piece.level < level ? index : start, 0, piece);
  }
  return result;
}

/** Brackets between right-to-left letters as they are drawn: in turn, and each mirrored. */
export const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');
