import pg from 'pg';

/** What inserts or updates, at once or in its first part: the same few statements, with other values. */
const WRITES = /^\s*(with \w+ as \(\s*)?(insert|update)\b/i;
/** More than one service has; were it ever reached, the rest is planned each time, as everything else is. */
const STATEMENTS_MAX = 200;

type Ask = (this: pg.Client, ...question: unknown[]) => unknown;

/**
 * Has Postgres keep the plans of statements that write: their plan is the same whatever the values. Not those of
 * questions: which way is best there depends on what is looked for.
 */
export class PlanningClient extends pg.Client {
  private readonly names = new Map<string, string>();

  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const ask = super.query as Ask;
    const name = typeof text === 'string' && Array.isArray(values) ? this.nameOf(text) : undefined;
    if (name === undefined) return ask.call(this, text, values, ...rest);
    return ask.call(this, { name, text, values }, ...rest);
  }) as pg.Client['query'];

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || !WRITES.test(text) || this.names.size >= STATEMENTS_MAX) return known;
    const name = `write_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
