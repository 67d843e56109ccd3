import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';

/**
 * What a spreadsheet runs instead of showing it, where it stands first: in the cell, or behind anything that a
 * spreadsheet may take for the end of a cell. Blanks, quotation marks and invisible characters before it don't count,
 * because spreadsheets drop them. The wide forms are those that Apple Numbers takes for the plain ones.
 */
const FORMULA_START = /(^|[,;\t\r\n])([\s"\p{C}]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * Text that is no formula, neither in a comma-separated file nor where the spreadsheet of a country splits at
 * semicolons or tabs: an apostrophe stands before what would begin one.
 */
const plainCell = (text: string): string => text.replace(FORMULA_START, "$1$2'");

/** What a spreadsheet would take for an amount, a date or a power of ten: no letters but an E between digits. */
const NUMBER_LIKE = /^(?=.*\d)(?:[\d\s./-]|(?<=\d)E(?=[\d-]))+$/i;

/**
 * Of a number that is a name, such as `00123` or `3-12` in a register of companies: written so that Excel and LibreOffice
 * show it as it is, with its zeros. Undefined for all else. Nothing but digits and separators is put into the formula.
 */
const textCell = (text: string): string | undefined =>
  NUMBER_LIKE.test(text) ? `="${text.replace(/\s/g, ' ')}"` : undefined;

/** A field, or a field of one, such as `attribution.source`. */
type FieldOf<Row> = {
  [Name in keyof Row & string]: Name | `${Name}.${keyof NonNullable<Row[Name]> & string}`;
}[keyof Row & string];

/**
 * A column's heading, the field it shows, and `as typed` where digits are a name of something and no number. What no
 * column names does not leave.
 */
export type Columns<Row> = readonly (readonly [header: string, field: FieldOf<Row>, mode?: 'as typed'])[];

/**
 * Streams rows as a CSV file, no faster than they are fetched away: RFC 4180, UTF-8 with the mark that Excel needs,
 * and no cell, nor any part of one, that a spreadsheet would take for a formula, wherever it splits. The first row is
 * asked for before anything is sent, so that a service that is away gives an ordinary error; one that goes away later
 * breaks the download off.
 */
export async function sendCsv<Row extends object>(
  response: Response,
  file: { readonly name: string; readonly columns: Columns<Row> },
  rows: AsyncGenerator<Row, void, undefined>,
): Promise<void> {
  const first = await rows.next();
  response.attachment(file.name).type('text/csv; charset=utf-8');
  const typed = new Set<unknown>(file.columns.flatMap(([, field, mode]) => (mode ? [field] : [])));
  const csv = stringify({
    bom: true,
    header: true,
    columns: file.columns.map(([header, key]) => ({ key, header })),
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      string: (value, { column }) => {
        const asTyped = typed.has(column) ? textCell(value) : undefined;
        return asTyped === undefined ? plainCell(value) : { value: asTyped, escape_formulas: false };
      },
      object: (value) => plainCell(JSON.stringify(value)),
    },
  });
  // A cancelled download is no failure; what a service fails to answer is in the log already.
  await pipeline(Readable.from(from(first, rows)), csv, response).catch(() => response.destroy());
}

async function* from<Row>(first: IteratorResult<Row, void>, rest: AsyncGenerator<Row, void, undefined>) {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    // Also for a download that breaks off at the first row.
    await rest.return();
  }
}
