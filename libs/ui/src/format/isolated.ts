/** Marks that turn the writing direction of what follows round, or end such a turn. Unicode TR 36. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Letters of scripts that are written from right to left, and what else may move its stubbedServices. */
const MOVES_NEIGHBOURS =
  /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

const codePoint = (mark: string) => `[U+${mark.charCodeAt(0).toString(16).toUpperCase()}]`;

/** A person's text with the marks in it written out, as the PDF writes them, so that nothing in it turns the rest. */
export const withVisibleMarks = (text: string): string => text.replace(DIRECTION_MARKS, codePoint);

/** A person's name within one of our sentences: whatever its script, the rest of the sentence keeps its order. */
export const isolated = (name: string): string =>
  MOVES_NEIGHBOURS.test(name)
    ? FIRST_STRONG_ISOLATE + withVisibleMarks(name) + POP_DIRECTIONAL_ISOLATE
    : name;
