import {
  ACCENTS,
  TRAILING_PUNCTUATION,
  DASHES,
  INVISIBLE,
  LEFT_OUT,
  SPELT_LETTERS,
} from '@rep13/contracts-constants';
import type { QueryRunner } from 'typeorm';

const LAST_CODE_POINT = 0x10ffff;
const SURROGATES = [0xd800, 0xdfff] as const;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const hex = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;

/** All characters of which something is true, in order. */
function charactersThat(isMeant: (character: string) => boolean): number[] {
  const found: number[] = [];
  for (let code = 1; code <= LAST_CODE_POINT; code += 1) {
    if (code === SURROGATES[0]) code = SURROGATES[1] + 1;
    if (isMeant(String.fromCodePoint(code))) found.push(code);
  }
  return found;
}

/** A bracket expression of Postgres, in ranges. */
function bracket(codes: readonly number[]): string {
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  return `[${starts.map((start, index) => `${hex(start)}-${hex(ends[index] ?? start)}`).join('')}]`;
}

/** One letter for one is translated with the dashes; these take two. */
const SPELT_WITH_TWO = Object.entries(SPELT_LETTERS).filter(([, letters]) => letters.length > 1);
const SPELT_WITH_ONE = Object.entries(SPELT_LETTERS).filter(([, letters]) => letters.length === 1);

/** `words` in small letters, without accents and what is left out: the steps of `foldText`, in their order. */
function foldedLetters(collation: string): string {
  const small = `(lower(normalize(replace(words, '´', ''), NFKD) ${collation}) collate "C")`;
  const spelt = SPELT_WITH_TWO.reduce(
    (text, [letter, two]) => `replace(${text}, '${letter}', '${two}')`,
    small,
  );
  const from = SPELT_WITH_ONE.map(([letter]) => letter).join('') + DASHES;
  const to = SPELT_WITH_ONE.map(([, letter]) => letter).join('') + '-'.repeat([...DASHES].length);
  const seen = `regexp_replace(${spelt}, '[${ACCENTS}]|${invisibleBracket()}', '', 'g')`;
  return `translate(${seen}, ${literal(from + LEFT_OUT)}, ${literal(to)})`;
}

const isInvisible = (character: string): boolean => character.replace(INVISIBLE, '') === '';

/** Sought among all characters once, not for each table that is searched. */
let invisible: string | undefined;
const invisibleBracket = (): string => (invisible ??= bracket(charactersThat(isInvisible)));

const ASCII = `words ~ '^[\\x01-\\x7f]*$'`;
const PLAIN_LEFT_OUT = literal([...LEFT_OUT].filter((sign) => sign < '\x7f').join(''));
const IN_ORDER = `regexp_replace(regexp_replace(%, '${TRAILING_PUNCTUATION}', '', 'g'), '[ \\t]+', ' ', 'g')`;

/**
 * For migrations: makes the function `fold_text` of this schema, which says of a text what `foldText` says of it. What is
 * plain ASCII, as most of it is, takes a shorter way. In PL/pgSQL, which plans it once a session: of SQL it would be planned
 * in each insert, at twice the price of all the rest of that insert.
 */
export async function createFoldText(db: QueryRunner): Promise<void> {
  const inOrder = (text: string) => IN_ORDER.replace('%', () => text);
  await db.query(`
    create or replace function fold_text(words text) returns text
    language plpgsql immutable strict parallel safe as $fold$ begin
      return case when ${ASCII}
        then ${inOrder(`translate(lower(words collate "C"), ${PLAIN_LEFT_OUT}, '')`)}
        else normalize(${inOrder(foldedLetters(await anyLanguage(db)))}, NFC) end;
    end $fold$`);
}

/**
 * With ICU, as nearly every server has it, capitals are the same whatever its locale is. Without, they are those that the
 * locale knows.
 */
async function anyLanguage(db: QueryRunner): Promise<string> {
  const found = (await db.query(`select 1 from pg_collation where collname = 'und-x-icu'`)) as unknown[];
  return found.length > 0 ? 'collate "und-x-icu"' : '';
}
