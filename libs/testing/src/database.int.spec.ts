import pg from 'pg';
import { createTestDatabase, type DatabaseTemplate } from './database.ts';

function template(): DatabaseTemplate & { runs: number } {
  const made = {
    name: `spec-${Math.random().toString(36).slice(2)}`,
    runs: 0,
    async run(url: string) {
      made.runs += 1;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('create table notes (body text)');
      await client.end();
    },
  };
  return made;
}

describe('a test database', () => {
  it('is cloned from a template that is built once', async () => {
    const notes = template();

    const [one, two] = await Promise.all([createTestDatabase(notes), createTestDatabase(notes)]);
    await one.query('insert into notes values ($1)', ['only here']);

    expect(notes.runs).toBe(1);
    expect(await one.query('select body from notes')).toEqual([{ body: 'only here' }]);
    expect(await two.query('select body from notes')).toEqual([]);
    await Promise.all([one.drop(), two.drop()]);
  });

  it('is never cloned from a template whose preparation failed', async () => {
    const notes = template();
    const failing = { ...notes, run: () => Promise.reject(new Error('migration 3 failed')) };

    await expect(createTestDatabase(failing)).rejects.toThrow('migration 3 failed');
    const database = await createTestDatabase(notes);

    expect(notes.runs).toBe(1);
    await database.drop();
  });

  it('goes away although somebody is still connected', async () => {
    const database = await createTestDatabase(template());
    const straggler = new pg.Client({ connectionString: database.url });
    straggler.on('error', () => undefined);
    await straggler.connect();

    await database.drop();

    await expect(straggler.query('select 1')).rejects.toThrow();
  });
});
