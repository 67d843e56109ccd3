import { parseArgs } from 'node:util';

const MOST = 5_000_000;

/** What `--rows` says; undefined without it. @throws saying what to write. */
export function rowsWanted(args: string[]): number | undefined {
  const { values } = parseArgs({ args, options: { rows: { type: 'string' } } });
  if (values.rows === undefined) return undefined;
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST) {
    throw new Error(
      `--rows must be a number from 1 to ${MOST}, such as --rows 1000000; it is "${values.rows}".`,
    );
  }
  return rows;
}
