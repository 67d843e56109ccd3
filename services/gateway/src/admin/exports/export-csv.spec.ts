import { Writable } from 'node:stream';
import type { Response } from 'express';
import { sendCsv } from './export-csv.ts';

interface Row {
  readonly name: string | null;
  readonly open: boolean;
  readonly data: object;
}

const COLUMNS = [
  ['Name', 'name'],
  ['Open', 'open'],
  ['Data', 'data'],
] as const;
const file = { name: 'rows.csv', columns: COLUMNS };

/** A response that takes in what is written until it is told to stop. */
class Download extends Writable {
  text = '';
  headers: string[] = [];
  stuck = false;

  attachment(name: string): this {
    this.headers.push(name);
    return this;
  }
  type(type: string): this {
    this.headers.push(type);
    return this;
  }
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    if (!this.stuck) done();
  }
}

async function* rowsOf(names: (string | null)[]): AsyncGenerator<Row, void, undefined> {
  for (const name of names) yield await Promise.resolve({ name, open: true, data: { n: 1 } });
}

const csvOf = async (...names: (string | null)[]) => {
  const download = new Download();
  await sendCsv(download as unknown as Response, file, rowsOf(names));
  return download.text;
};

describe('a column that is kept as typed', () => {
  const cellOf = async (name: string, mode?: 'as typed') => {
    const download = new Download();
    const columns = [['Name', 'name', mode] as const];
    await sendCsv<Row>(download as unknown as Response, { name: 'rows.csv', columns }, rowsOf([name]));
    return download.text.split('\r\n')[1];
  };

  it.each(['00123', '3-12', '1/2', '12E5', '12345678901234567890', '0123 456', '1.10'])(
    'has %s as it is, also in a spreadsheet',
    async (number) => {
      expect(await cellOf(number, 'as typed')).toBe(`"=""${number}"""`);
      expect(await cellOf(number)).toBe(number);
    },
  );

  it.each(['HRB 12345', 'Acme 2', 'E5', 'FN 1a', ''])('has %s as everywhere', async (text) => {
    expect(await cellOf(text, 'as typed')).toBe(text);
  });

  it.each(['=1+1', '-1+1', '-2;=3', '"&A1&"', '1"&A1', '@1', '1+1', '1,=2'])(
    'makes no formula of %s',
    async (text) => {
      expect(await cellOf(text, 'as typed')).toBe(await cellOf(text));
    },
  );
});

describe('a CSV file', () => {
  it('has the mark of UTF-8, headings, and lines that end as RFC 4180 says', async () => {
    expect(await csvOf('Žluťoučký 株式会社')).toBe(
      '\uFEFFName,Open,Data\r\nŽluťoučký 株式会社,yes,"{""n"":1}"\r\n',
    );
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    [' spaces ', ' spaces '],
    [null, ''],
  ])('holds %j as %j', async (name, cell) => {
    expect(await csvOf(name)).toBe(`\uFEFFName,Open,Data\r\n${cell},yes,"{""n"":1}"\r\n`);
  });

  it.each(['=1+1', '+49 30', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'never begins a cell with what a spreadsheet runs: %j',
    async (name) => {
      const cell = (await csvOf(name)).split('\r\n')[1] ?? (await csvOf(name));
      expect(cell).toMatch(/^"?'/);
    },
  );

  const SEPARATORS = [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/];
  const STARTS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  const BEFORE = [
    ...['', 'Acme;', 'Acme\t', 'Acme,', 'Acme\n', 'Acme\r\n', 'Acme; ', ';;', 'Acme;\0'],
    ...['"', 'Acme;"', 'Acme;""" \t'],
  ];

  it.each(BEFORE.flatMap((before) => STARTS.map((start) => `${before}${start}CMD("a")`)))(
    'has no part of a cell that a spreadsheet runs, wherever it splits: %j',
    async (name) => {
      const csv = await csvOf(name, 'Next');
      const cells = SEPARATORS.flatMap((separator) => csv.split(separator));
      // Spreadsheets drop quotation marks, blanks and what nobody sees.
      for (const cell of cells) expect(cell.replace(/^[\s"\p{C}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
    },
  );

  it('shows a formula inside of data as text, too', async () => {
    const download = new Download();
    const data = { notes: ['a', '=1+1'], n: -1 };
    async function* one(): AsyncGenerator<Row, void, undefined> {
      yield await Promise.resolve({ name: 'Acme', open: true, data });
    }
    await sendCsv(download as unknown as Response, file, one());
    expect(download.text).toContain(`"{""notes"":[""a"",""'=1+1""],""n"":-1}"`);
  });

  it.each(['Smith & Sons - Berlin', 'a=b', 'me@acme.example', 'Suite 5, 2nd floor; Oslo', '1-2', 'C++'])(
    'leaves ordinary text alone: %j',
    async (name) => {
      expect((await csvOf(name)).replaceAll('"', '')).toContain(`\r\n${name},yes`);
    },
  );

  it('has only headings when there are no rows', async () => {
    expect(await csvOf()).toBe('\uFEFFName,Open,Data\r\n');
  });

  it('is not begun when the first row cannot be had', async () => {
    const download = new Download();
    async function* away(): AsyncGenerator<Row, void, undefined> {
      throw await Promise.resolve(new Error('away'));
    }

    await expect(sendCsv(download as unknown as Response, file, away())).rejects.toThrow('away');
    expect(download.headers).toEqual([]);
  });

  it('is broken off when a later row cannot be had', async () => {
    const download = new Download();
    async function* breaking(): AsyncGenerator<Row, void, undefined> {
      yield* rowsOf(['one']);
      throw new Error('away');
    }

    await sendCsv(download as unknown as Response, file, breaking());

    expect(download.destroyed).toBe(true);
    expect(download.writableFinished).toBe(false);
  });

  it('does not fetch rows faster than they are taken', async () => {
    const download = new Download();
    download.stuck = true;
    let fetched = 0;
    async function* endless(): AsyncGenerator<Row, void, undefined> {
      for (;;) {
        fetched += 1;
        yield await Promise.resolve({ name: 'x'.repeat(10_000), open: true, data: {} });
      }
    }

    const sent = sendCsv(download as unknown as Response, file, endless());
    let before = -1;
    while (before !== fetched) {
      before = fetched;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(fetched).toBeLessThan(100);
    download.destroy();
    await sent;
  });
});
