import { sqlSummary } from './sql-summary.ts';

describe('the summary of a statement', () => {
  it.each([
    ['SELECT tables', 'select id from "agreements"."tables" "t" where name = $1'],
    ['SELECT orders customers', 'select * from orders join customers using (id)'],
    ['INSERT outbox_messages', 'insert into outbox_messages (id) values ($1) on conflict do nothing'],
    ['INSERT sessions', 'insert into sessions (id) values ($1) on conflict (id) do update set seen = now()'],
    ['UPDATE jobs', 'update jobs set state = $1 from due where jobs.id = due.id'],
    ['DELETE sessions', 'delete from sessions where id = $1'],
    ['SELECT jobs', 'select id from jobs where id = $1 for update skip locked'],
    ['INSERT a UPDATE b', 'with x as (insert into a select 1), y as (update b set c = 1) select 1'],
    ['START TRANSACTION', 'START TRANSACTION'],
    ['COMMIT', 'COMMIT'],
    ['SELECT', 'select 1'],
    ['SQL', ''],
  ])('is %s', (summary, text) => {
    expect(sqlSummary(text)).toBe(summary);
  });

  it('has nothing of what is written into a statement', () => {
    expect(sqlSummary(`select 1 from notes where text = 'it''s from ada'`)).toBe('SELECT notes');
  });
});
