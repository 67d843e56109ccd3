import { withContext, type Scope } from '../src/index.ts';
import { startBench, type Bench } from './bench.ts';

describe('a change with an idempotency key', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({});
    await bench.database.query(
      'create table bench.orders (id integer generated always as identity, note text)',
    );
  });
  afterAll(() => bench.stop());
  beforeEach(() => bench.database.query('delete from bench.orders'));

  const insert = async ({ db }: Scope): Promise<{ id: number }> => {
    const [row] = await db.query<{ id: number }[]>(
      `insert into bench.orders (note) values ('one') returning id`,
    );
    return row!;
  };
  const order = (
    idempotency: { scope: string; key: string; fingerprint: string; ttlSeconds?: number },
    work = insert,
  ) =>
    withContext({ correlationId: 'c', actor: 'visitor', idempotency }, () =>
      bench.unitOfWork().runOnce(work),
    );
  const rows = () => bench.database.query('select 1 from bench.orders');

  it('happens once for 100 requests at once, which all get the same answer', async () => {
    const key = { scope: 's', key: 'parallel', fingerprint: 'f' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => order(key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('is refused for another body under the same key', async () => {
    await order({ scope: 's', key: 'reused', fingerprint: 'f' });
    await expect(order({ scope: 's', key: 'reused', fingerprint: 'other' })).rejects.toMatchObject({
      status: 422,
    });
    expect(await rows()).toHaveLength(1);
  });

  it('belongs to one session', async () => {
    await order({ scope: 'mine', key: 'k', fingerprint: 'f' });
    await order({ scope: 'yours', key: 'k', fingerprint: 'f' });
    expect(await rows()).toHaveLength(2);
  });

  it('leaves the key free when the change fails', async () => {
    const key = { scope: 's', key: 'failing', fingerprint: 'f' };
    await expect(order(key, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await order(key);
    expect(await rows()).toHaveLength(1);
  });

  it('can be repeated when a key made of the body has run out', async () => {
    const key = { scope: 's', key: 'auto', fingerprint: 'f', ttlSeconds: 10 };
    await order(key);
    await order(key);
    expect(await rows()).toHaveLength(1);
    await bench.database.query(
      `update bench.idempotency_keys set created_at = now() - interval '11 seconds'`,
    );
    await order(key);
    expect(await rows()).toHaveLength(2);
  });
});
