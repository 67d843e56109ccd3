/** By name, the SQL condition that a row of the table must meet to be counted; `true` counts all. */
export type TotalConditions = Readonly<Record<string, string>>;

/** Sums are spread over so many rows, by database connection: parallel changes do not wait for each other. */
const SHARDS = 64;

/** The trigger function that adds to `<table>_totals` what one statement has changed, if it changed a total at all. */
export function countingFunction(table: string, totals: TotalConditions): string {
  const names = Object.keys(totals);
  const parts = names.map((_, index) => `c${index}`);
  const count = (rows: string, sign = '') =>
    `select ${Object.values(totals)
      .map((condition) => `${sign}count(*) filter (where ${condition})`)
      .join(', ')} from ${rows}`;
  const add = (changes: string) => `
      insert into ${table}_totals as kept (shard, ${names.join(', ')})
        select pg_backend_pid() % ${SHARDS}, ${parts.map((part) => `sum(${part})`).join(', ')}
        from (${changes}) changes (${parts.join(', ')})
        having ${parts.map((part) => `sum(${part}) <> 0`).join(' or ')}
      on conflict (shard) do update
        set ${names.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', ')};`;
  return `
    create function total_${table}() returns trigger language plpgsql set search_path from current as $$
    begin
      if tg_op = 'INSERT' then ${add(count('added'))}
      elsif tg_op = 'DELETE' then ${add(count('removed', '-'))}
      elsif tg_op = 'UPDATE' then ${add(`${count('added')} union all ${count('removed', '-')}`)}
      else delete from ${table}_totals;
      end if;
      return null;
    end $$;`;
}
