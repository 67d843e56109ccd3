import type { DeletingRule } from '../definition/table-retention.ts';

/** SQL and its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What has had its time by `end`, as the condition on a row called `kept`. */
function isDue({ since, where = 'true' }: DeletingRule): string {
  return `(${since}) <= $1 and (${where})`;
}

const isHeld = (client: string) => `coalesce((${client}) = any($2::integer[]), false)`;

/** The rows of a rule that may go: those due of clients who are not held. */
function mayGo(rule: DeletingRule, end: Date, held: readonly number[]) {
  return rule.client
    ? { where: `${isDue(rule)} and not ${isHeld(rule.client)}`, values: [end, held] }
    : { where: isDue(rule), values: [end] };
}

/** Names the next rows that may go, at most `limit`. `key` is how they are found again. */
export function nextRows(
  rule: DeletingRule,
  { key, end, held, limit }: { key: 'id' | 'ctid'; end: Date; held: readonly number[]; limit: number },
): Statement {
  const { where, values } = mayGo(rule, end, held);
  return { sql: `select ${key} from ${rule.table} as kept where ${where} limit ${limit}`, values };
}

/** How many rows may go and how many a hold keeps, counted as far as `limit`. */
export function countRows(
  rule: DeletingRule,
  { end, held, limit }: { end: Date; held: readonly number[]; limit: number },
): Statement {
  const { where, values } = mayGo(rule, end, held);
  const counted = (condition: string) =>
    `(select count(*)::integer from (select from ${rule.table} as kept where ${condition} limit ${limit}) as counted)`;
  const heldRows = rule.client ? counted(`${isDue(rule)} and ${isHeld(rule.client)}`) : '0';
  return { sql: `select ${counted(where)} as rows, ${heldRows} as held`, values };
}
