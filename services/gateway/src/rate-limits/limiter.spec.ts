import { isDatabaseAway } from '@rep13/service-kit';
import type { Redis } from 'ioredis';
import { QueryFailedError, type DataSource } from 'typeorm';
import { Limiter } from './limiter.ts';

const AWAY = { status: 'end' } as Redis;

/** A Postgres that answers like this. */
const postgres = (query: (text: string, values?: unknown[]) => Promise<unknown>) =>
  ({ query }) as unknown as DataSource;

describe('the limiter, while Redis is away', () => {
  it('counts in Postgres', async () => {
    let points = 0;
    const counting = postgres(() =>
      Promise.resolve([{ points: (points += 1), expire: Date.now() + 60_000 }]),
    );
    const limiter = new Limiter('tries', 2, AWAY, counting);
    await limiter.take({ subject: 'somebody' });
    await limiter.take({ subject: 'somebody' });
    await expect(limiter.take({ subject: 'somebody' })).rejects.toMatchObject({ status: 429 });
  });

  it('says that Postgres is away too when the connection goes in the middle of a query', async () => {
    const lost = new QueryFailedError('insert', [], new Error('Connection terminated unexpectedly'));
    const limiter = new Limiter(
      'tries',
      2,
      AWAY,
      postgres(() => Promise.reject(lost)),
    );
    const error: unknown = await limiter.take({ subject: 'somebody' }).catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
  });
});
