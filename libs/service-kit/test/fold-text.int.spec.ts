import { foldText } from '@rep13/contracts-constants';
import { createTestDatabase, type TestDatabase } from '@rep13/testing';
import { awkward, awkwardNames, howMany } from '@rep13/testing-texts';
import { DataSource } from 'typeorm';
import { createFoldText } from '../src/migrations/index.ts';
import { toSearchPattern } from '../src/lists/search-pattern.ts';

/** Characters that Postgres keeps; of ideographs and private ones, which are all alike, a few. */
const WORTH_ASKING = /^[^\0\p{Cs}\p{Cn}]$/u;
const ALIKE = /\p{Unified_Ideograph}|\p{Co}|[가-힣]/u;

/** Alphabets of companies; of what lies behind, `npm test` asks some. */
const OFTEN = 0x0600;
const STEP = howMany(7, 1);

/** What Unicode has, each character between others and at the end of a word. */
function everyCharacter(): string[] {
  const characters: string[] = [];
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (
      WORTH_ASKING.test(character) &&
      (code < OFTEN || code % STEP === 0) &&
      (code % 61 === 0 || !ALIKE.test(character))
    )
      characters.push(character);
  }
  return characters.map((character) => `A${character}b. ${character}.`);
}

const NAMES = [
  ...[
    'İSTANBUL A.Ş.',
    'O’Reilly',
    'Al\u2011Futtaim',
    'STRASSE straße',
    'ΟΔΟΣ οδός',
    'Acme, Inc.\nLtd. ',
    'Łódź',
  ],
  ...[
    'mu\u0308ller \u0308 a\u0323\u0302',
    'ﾄﾖﾀ ㈱',
    '“a” \t b..',
    "it's; 100%_\\",
    '',
    ' ',
    'x.y.z.',
    '각각',
    'e\u0301\u200b\u0301',
  ],
];

describe('text that is folded by the database', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase({ name: 'fold-text', run: () => Promise.resolve() });
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const db = source.createQueryRunner();
    await createFoldText(db);
    await db.release();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it.each([
    ['of every character', everyCharacter()],
    ['of names', NAMES],
    ['of awkward names', awkward(awkwardNames, howMany(2_000, 20_000))],
  ])('is what we fold, %s', async (_, texts) => {
    const rows = await source.query<{ folded: string; small: string }[]>(
      `select fold_text(words) as folded, lower(normalize(words, NFKD) collate "und-x-icu") as small
       from unnest($1::text[]) with ordinality asked (words, n) order by n`,
      [texts],
    );
    // Postgres may know an older Unicode than we do, without some rare characters.
    const known = texts.map((text, index) => ({ text, ...rows[index] }));
    const asked = known.filter(({ text, small }) => small === text.normalize('NFKD').toLowerCase());
    const differ = asked.filter(({ text, folded }) => folded !== foldText(text));
    expect(differ.slice(0, 20)).toEqual([]);
    expect(asked.length).toBeGreaterThan(texts.length * 0.98);
  });

  it('finds every name by a search for it, from another keyboard and another system', async () => {
    const names = awkward(awkwardNames, howMany(2_000, 20_000)).map((name) => name.trim());
    for (const type of [(name: string) => name.toUpperCase(), (name: string) => name.normalize('NFD')]) {
      const missed = await source.query<{ name: string }[]>(
        `select name from unnest($1::text[], $2::text[]) asked (name, sought)
         where not ' ' || fold_text(name) like sought limit 10`,
        [names, names.map((name) => toSearchPattern(type(name)).like)],
      );
      expect(missed).toEqual([]);
    }
  });
});
