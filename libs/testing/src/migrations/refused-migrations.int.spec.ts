import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refusedMigrations } from './refused-migrations.ts';

class CreateNotes1790000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table notes (id serial primary key, words text not null, colour text, pages integer not null default 1);
      create table drafts (id integer not null)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table notes, drafts');
  }
}

interface Said {
  readonly unneededSince?: string;
  readonly narrows?: readonly string[];
}

/** A second migration with these statements. */
function changing(sql: string, said: Said = {}): new () => MigrationInterface {
  return class ChangeNotes1790000000002 implements MigrationInterface {
    readonly unneededSince = said.unneededSince;
    readonly narrows = said.narrows;

    async up(db: QueryRunner): Promise<void> {
      await db.query(sql);
    }

    async down(): Promise<void> {}
  };
}

const RELEASE = '1.10.0';
const refused = (sql: string, said?: Said) =>
  refusedMigrations(
    { name: 'clerk', entities: [], migrations: [changing(sql, said), CreateNotes1790000000001] },
    RELEASE,
  );

const NARROWER: [sql: string, what: string[]][] = [
  ['alter table notes drop column colour', ['notes.colour is gone']],
  ['alter table notes drop colour, drop words', ['notes.words is gone', 'notes.colour is gone']],
  ['alter table notes rename column colour to tint', ['notes.colour is gone']],
  ['drop table drafts', ['drafts is gone']],
  ['alter table drafts rename to sketches', ['drafts is gone']],
  ['alter table notes add column author text not null', ['notes.author must be given']],
  ['alter table drafts add note serial, add words text not null', ['drafts.words must be given']],
  ['alter table notes alter colour set not null', ['notes.colour may no longer be null']],
  ["update notes set colour = ''; alter table notes alter pages drop default", ['notes.pages must be given']],
  [
    'alter table notes alter pages type text using pages::text',
    ['notes.pages is text and no longer integer'],
  ],
  ["do $$ begin execute 'alter table notes ' || 'drop ' || 'colour'; end $$", ['notes.colour is gone']],
];

const WIDER = [
  'alter table notes add column author text',
  "alter table notes add column author text not null default ''",
  'alter table notes add column author uuid not null default gen_random_uuid()',
  'alter table notes add column is_long boolean not null generated always as (pages > 9) stored',
  'alter table notes add column number bigint not null generated always as identity',
  'alter table notes alter words drop not null',
  'create table authors (name text not null)',
  'create index notes_colour on notes (colour); drop index notes_colour',
  'alter table notes drop column colour; alter table notes add column colour text',
];

describe('a migration', () => {
  it.each(NARROWER)('is refused that takes from the release before what it uses: %s', async (sql, what) => {
    expect(await refused(sql)).toEqual(
      what.map((sentence) => expect.stringContaining(`ChangeNotes1790000000002: ${sentence}. docs/`)),
    );
  });

  it.each(WIDER)('may give more: %s', async (sql) => {
    expect(await refused(sql)).toEqual([]);
  });

  it.each(['1.9.9', '1.2.0', '0.11.0'])(
    'may take what it says nothing has needed since an earlier release, %s',
    async (unneededSince) => {
      const said = { unneededSince, narrows: ['notes.colour is gone'] };
      expect(await refused('alter table notes drop colour', said)).toEqual([]);
    },
  );

  it.each([RELEASE, '1.10.1', '2.0.0', 'earlier', undefined])(
    'is refused that goes out with the release which stops needing it, or names none: %s',
    async (unneededSince) => {
      const narrows = ['notes.colour is gone'];
      const said = unneededSince ? { narrows, unneededSince } : { narrows };
      expect(await refused('alter table notes drop colour', said)).toEqual([
        `ChangeNotes1790000000002: "unneededSince" is ${unneededSince}, which is no release before ${RELEASE}`,
      ]);
    },
  );

  it('is refused that takes more, or other things, than it says', async () => {
    const said = { unneededSince: '1.9.0', narrows: ['notes.colour is gone', 'notes.tint is gone'] };
    expect(await refused('alter table notes drop colour, drop words', said)).toEqual([
      expect.stringContaining('notes.words is gone. docs/operations/release.md'),
      'ChangeNotes1790000000002: it is not so that notes.tint is gone; take it out of "narrows"',
    ]);
  });
});
