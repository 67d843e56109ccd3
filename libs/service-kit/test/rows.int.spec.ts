import { createTestDatabase, type TestDatabase } from '@rep13/testing';
import { Column, DataSource, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { insertOnce, lockOne, lockOneOrFail } from '../src/index.ts';

@Entity('parcels')
class Parcel {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text', unique: true })
  label!: string;
}

/** Its key is given, not drawn by the database. */
@Entity('senders')
class Sender {
  @PrimaryColumn({ name: 'sender_name', type: 'text' })
  name!: string;
}

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase({ name: 'rows', run: () => Promise.resolve() });
  const entities = [Parcel, Sender];
  source = new DataSource({ type: 'postgres', url: database.url, entities, synchronize: true, poolSize: 5 });
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(() => database.query('truncate parcels, senders'));

describe('inserting once', () => {
  it('returns the row with the id that it got', async () => {
    const inserted = await insertOnce(source.manager, Parcel, { label: 'a' });
    expect(inserted).toEqual(await source.manager.findOneByOrFail(Parcel, { label: 'a' }));
  });

  it('returns null where the row was there already, and leaves that one as it is', async () => {
    const first = await insertOnce(source.manager, Parcel, { label: 'a' });
    expect(await insertOnce(source.manager, Parcel, { label: 'a' })).toBeNull();
    expect(await source.manager.find(Parcel)).toEqual([first]);
  });

  it('tells the two apart also where the key is given', async () => {
    expect(await insertOnce(source.manager, Sender, { name: 'Ann' })).toEqual({ name: 'Ann' });
    expect(await insertOnce(source.manager, Sender, { name: 'Ann' })).toBeNull();
  });

  it('inserts one of any number that come at once', async () => {
    const rows = Array.from({ length: 20 }, () => insertOnce(source.manager, Parcel, { label: 'a' }));
    expect((await Promise.all(rows)).filter((row) => row !== null)).toHaveLength(1);
  });
});

describe('a locked row', () => {
  it('is held until its transaction ends', async () => {
    await insertOnce(source.manager, Parcel, { label: 'a' });
    const relabel = (lock: typeof lockOne | typeof lockOneOrFail, more: string) =>
      source.transaction(async (db) => {
        const parcel = (await lock(db, Parcel, {}))!;
        await db.query('select pg_sleep(0.05)');
        await db.save(Parcel, { ...parcel, label: parcel.label + more });
      });
    await Promise.all([relabel(lockOne, 'b'), relabel(lockOneOrFail, 'b'), relabel(lockOne, 'b')]);
    expect(await source.manager.find(Parcel)).toMatchObject([{ label: 'abbb' }]);
  });

  it('that is not there is null, or an error where it must be there', async () => {
    await source.transaction(async (db) => {
      expect(await lockOne(db, Parcel, { id: 1 })).toBeNull();
      await expect(lockOneOrFail(db, Parcel, { id: 1 })).rejects.toThrow('Could not find any entity');
    });
  });
});
