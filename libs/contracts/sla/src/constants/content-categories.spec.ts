import { readFileSync } from 'node:fs';
import { CONTENT_CATEGORIES } from './content-categories.ts';

/** The table as the Commission publishes it, byte for byte. */
const PUBLISHED = new URL('./part-2-categories-names.csv', import.meta.url);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Cells are separated by commas and quoted where they hold one. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').trim(),
  );

describe('the table of categories', () => {
  it('is that of the template, row by row', () => {
    const [, , ...rows] = readFileSync(PUBLISHED, 'utf8').trimEnd().split('\n').map(cellsOf);
    const ours = Object.entries(CONTENT_CATEGORIES).flatMap(([code, { label, subcategories }], index) => [
      [`Category ${index + 1}`, label, code, ''],
      ...Object.entries(subcategories).map(([keyword, text], place) => [
        `Category ${index + 1}${LETTERS[place]}`,
        text,
        keyword,
        '',
      ]),
    ]);
    expect(ours).toEqual(rows);
  });
});
