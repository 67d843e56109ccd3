import { newDocument } from './new-document.ts';
import { typeset, type Line } from './typeset.ts';

const WIDE = 400;
const MARGINS = { top: 10, bottom: 10, left: 10, right: 10 };
const DOCUMENT = newDocument({ title: 'A', author: 'A', at: '2026-11-25T00:00:00.000Z', margins: MARGINS });

/** What stands on a line, from left to right. */
const fromTheLeft = (line: Line | undefined) =>
  [...(line ?? [])].sort((one, other) => one.x - other.x).map(({ text }) => text);

const linesOf = (text: string, width = WIDE) =>
  typeset(
    DOCUMENT,
    [
      { text: 'For ', face: 'text' },
      { text, face: 'strong' },
      { text: ', signed', face: 'text' },
    ],
    10,
    width,
  );

describe('a line', () => {
  it.each([
    ['דוד כהן', ['For ', 'דוד כהן', ', signed']],
    ['דוד 2020 כהן', ['For ', 'כהן', ' ', '2020', 'דוד ', ', signed']],
    ['דוד (כהן)', ['For ', '(', 'כהן', ')', 'דוד ', ', signed']],
    ['Rep13 דוד Ltd', ['For ', 'Rep13 ', 'דוד', ' ', 'Ltd', ', signed']],
    ['محمد، شركة 12', ['For ', '12', 'محمد، شركة ', ', signed']],
  ])('has the words of %s in their places, and ours round it where they belong', (name, places) => {
    const [line] = linesOf(name);

    expect(fromTheLeft(line)).toEqual(places);
  });

  it('lists its words in the order in which they are read', () => {
    const [line = []] = linesOf('דוד 2020 כהן');

    expect(line.map(({ text }) => text)).toEqual(['For ', 'דוד ', '2020', ' ', 'כהן', ', signed']);
  });

  it('of Hebrew goes on below, not above', () => {
    expect(brokenInto('דוד כהן בע״מ', 45)).toEqual(['דוד כהן', 'בע״מ']);
  });

  it('of Chinese may end after each character, but not before a mark or behind an opening bracket', () => {
    expect(brokenInto('東京都（千代田区）、日本', 42)).toEqual(['東京都', '（千代田', '区）、日', '本']);
  });

  const brokenInto = (text: string, width: number) =>
    typeset(DOCUMENT, [{ text, face: 'text' }], 10, width).map((line) => fromTheLeft(line).join(''));
});
