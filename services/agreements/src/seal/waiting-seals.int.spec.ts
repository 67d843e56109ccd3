import { createHash, randomUUID } from 'node:crypto';
import { createServiceDatabase, eventually, makeTestSeal, startRedis, type TestSeal } from '@rep13/testing';
import PDFDocument from 'pdfkit';
import { agreements } from '../service.ts';
import { startAgreements } from '../../test/agreements.service-under-test.ts';

const WAITING = 1_000;
const CUT_OFF = 5;

describe(`${WAITING} seals that wait`, () => {
  let seal: TestSeal;
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    seal = await makeTestSeal();
    database = await createServiceDatabase(agreements);
    redis = await startRedis();
  });
  afterAll(async () => {
    await redis.stop();
    await database.drop();
    await seal.remove();
  });

  const start = () =>
    startAgreements(agreements, {
      ...seal.environment,
      DATABASE_URL: database.serviceUrl,
      REDIS_URL: redis.url,
    });
  const sealed = async () => {
    const [{ count }] = (await database.query(
      'select count(*)::integer as count from agreements.document_seals',
    )) as [{ count: number }];
    return count;
  };

  it('are all made when the service falls among them, some half done, and Redis forgets everything', async () => {
    for (let number = 0; number < WAITING; number += 1) await storeWithJob(await onePage(number));
    const first = await start();
    await eventually(async () => (await sealed()) >= 20, { says: 'it began', withinMs: 60_000 });
    await first.stop();
    const before = await sealed();
    expect(before).toBeLessThan(WAITING);
    // As a kill leaves them: leased to nobody who is there.
    await database.query(
      `update agreements.jobs set state = 'running', attempts = 1, lease_until = now() - interval '1 second'
       where id in (select id from agreements.jobs where state = 'pending' limit ${CUT_OFF})`,
    );
    await redis.flush();

    const second = await start();
    await eventually(async () => (await sealed()) === WAITING, {
      says: 'every document has its seal',
      withinMs: 80_000,
    });

    await second.stop();
    const rows = await database.query('select distinct rendered_sha256 from agreements.document_seals');
    expect(rows).toHaveLength(WAITING);
  }, 180_000);

  async function storeWithJob(bytes: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await database.query(
      `with stored as (insert into agreements.agreement_documents (sha256, bytes) values ('${sha256}', '\\x${bytes.toString('hex')}'))
       insert into agreements.jobs (id, queue, name, key, payload, run_at)
       values ('${randomUUID()}', 'agreements-seal', 'seal-document', '${sha256}',
         '{"renderedSha256":"${sha256}"}', now())`,
    );
  }
});

function onePage(number: number): Promise<Buffer> {
  const doc = new PDFDocument();
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  doc.text(`Document ${number}`).end();
  return done;
}
