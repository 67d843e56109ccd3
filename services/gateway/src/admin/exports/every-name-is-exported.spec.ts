import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onOneLine } from '@rep13/contracts-constants';
import { awkward, awkwardNames, howMany } from '@rep13/testing-texts';
import type { Response } from 'express';
import { sendCsv } from './export-csv.ts';

interface Row {
  readonly companyName: string;
  readonly registrationNumber: string;
}

const NAMES = awkward(awkwardNames, howMany(1_000, 20_000)).map((name) => onOneLine(name).trim());
const COLUMNS = [
  ['Company', 'companyName', 'as typed'],
  ['Registration number', 'registrationNumber', 'as typed'],
] as const;

async function* rows(): AsyncGenerator<Row, void, undefined> {
  for (const name of NAMES) yield await Promise.resolve({ companyName: name, registrationNumber: name });
}

/** RFC 4180, as another program reads it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/gy;
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(CELL)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);

/** What a spreadsheet shows: no apostrophe that keeps a formula from being one, no formula that keeps a number. */
const shown = (cell: string): string =>
  /^="([\d\s./E-]*)"$/i.exec(cell)?.[1] ?? cell.replaceAll(/'(?=[=+\-@＝＋－＠])/g, '');

it('every name comes out of a CSV file as it went in, and none of them is a formula', async () => {
  const download = Object.assign(new PassThrough(), { attachment: () => download, type: () => download });
  const written = text(download);
  await sendCsv<Row>(download as unknown as Response, { name: 'rows.csv', columns: COLUMNS }, rows());

  const cells = cellsOf((await written).slice(1)).slice(COLUMNS.length);
  expect(cells.length).toBe(NAMES.length * COLUMNS.length);
  const differ = NAMES.flatMap((name, index) => {
    const [one = '', other] = cells.slice(index * 2, index * 2 + 2);
    const wanted = name.replaceAll(/'(?=[=+\-@＝＋－＠])/g, '');
    const isFormula = /^[\s"\p{C}]*[=+\-@]/u.test(one) && !/^="[\d\s./E-]*"$/i.test(one);
    return one === other && shown(one) === wanted && !isFormula ? [] : [[name, one]];
  });
  expect(differ.slice(0, 10)).toEqual([]);
});
