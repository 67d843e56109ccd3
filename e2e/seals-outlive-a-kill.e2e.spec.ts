import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { eventually } from '@rep13/testing';
import type pg from 'pg';
import PDFDocument from 'pdfkit';
import { kill, pidOf } from './steps/running-stack.ts';
import { inDatabase } from './steps/stores.ts';
import { loseEverything } from './steps/trouble.ts';

const WAITING = 1_000;
/** By then it is well on its way, and far from the end. */
const BEGUN = 50;

interface Stored {
  readonly sha256: string;
  readonly bytes: Buffer;
}

test(`${WAITING} documents that wait for their seal get one each, though agreements is killed and Redis emptied`, async () => {
  test.setTimeout(600_000);
  const documents = await Promise.all(Array.from({ length: WAITING }, (_, number) => onePage(number)));
  const names = documents.map(({ sha256 }) => sha256);
  await inDatabase(async (client) => {
    const sealed = async () => (await sealsOf(client, names)).length;
    try {
      for (const document of documents) await storeWithJob(client, document);
      await eventually(async () => (await sealed()) >= BEGUN, { fact: 'it began', withinMs: 60_000 });
      const before = pidOf('agreements');
      kill('agreements');
      await loseEverything('redis');
      const atTheKill = await sealed();
      await eventually(() => pidOf('agreements') !== before, { fact: 'agreements is started again' });
      expect(atTheKill).toBeLessThan(WAITING);

      await eventually(async () => new Set(await sealsOf(client, names)).size === WAITING, {
        fact: 'every document has its seal',
        withinMs: 480_000,
        everyMs: 500,
      });
      expect(await sealed()).toBe(WAITING);
    } finally {
      await forget(client, names);
    }
  });
});

/** Whose first seal is there, by the name of the rendered document: one name for each seal. */
async function sealsOf(client: pg.Client, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ rendered: string }>(
    `select s.rendered_sha256 as rendered from agreements.document_seals s
     join agreements.agreement_documents d on d.sha256 = s.sha256 and position('/ByteRange'::bytea in d.bytes) > 0
     where s.rendered_sha256 = any($1)`,
    [names],
  );
  return rows.map(({ rendered }) => rendered);
}

async function storeWithJob(client: pg.Client, { sha256, bytes }: Stored): Promise<void> {
  await client.query(
    `with stored as (insert into agreements.agreement_documents (sha256, bytes) values ($1, $2))
     insert into agreements.jobs (id, queue, name, key, payload, run_at)
     values ($3, 'agreements-seal', 'seal-document', $1, $4, now())`,
    [sha256, bytes, randomUUID(), { renderedSha256: sha256, isAnnounced: false }],
  );
}

/** What follows reads all that is stored. */
async function forget(client: pg.Client, names: string[]): Promise<void> {
  await client.query('delete from agreements.jobs where key = any($1)', [names]);
  const { rows } = await client.query<{ sha256: string }>(
    'delete from agreements.document_seals where rendered_sha256 = any($1) returning sha256',
    [names],
  );
  const all = [...names, ...rows.map(({ sha256 }) => sha256)];
  await client.query('delete from agreements.agreement_documents where sha256 = any($1)', [all]);
}

async function onePage(number: number): Promise<Stored> {
  const doc = new PDFDocument();
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.text(`Document ${number}`).end();
  await done;
  const bytes = Buffer.concat(parts);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}
