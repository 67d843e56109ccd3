import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

/**
 * What the product is measured by: one process, no framework, no checks. An accepted check writes the rows that the
 * product's transaction writes, in one transaction, and `GET /api/ip` answers the address.
 * Started with the port and the database's address; says "ready".
 */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.compliance_checks (
    id integer generated always as identity primary key, email text not null, company_name text not null,
    question1 boolean not null, question2 boolean not null, question3 boolean not null,
    requires_legal_rep boolean not null, created_at timestamptz not null default now()
  );
  create table bare.outbox_messages (
    id bigint generated always as identity primary key, event_id uuid not null unique, envelope jsonb not null
  );
  create table bare.idempotency_keys (scope text, key text, reply json, primary key (scope, key));
`);

interface Check {
  readonly email: string;
  readonly companyName: string;
  readonly question1: boolean;
  readonly question2: boolean;
  readonly question3: boolean;
}

async function accept(check: Check, key: string): Promise<object> {
  const db = await pool.connect();
  try {
    const { email, companyName, question1, question2, question3 } = check;
    const answers = [
      email,
      companyName,
      question1,
      question2,
      question3,
      question1 && question2 && question3,
    ];
    await db.query('begin');
    const { rows } = await db.query<{ id: number }>(
      `insert into bare.compliance_checks
       (email, company_name, question1, question2, question3, requires_legal_rep)
       values ($1, $2, $3, $4, $5, $6) returning *`,
      answers,
    );
    const [reply = { id: 0 }] = rows;
    const event = JSON.stringify({ id: reply.id });
    await db.query('insert into bare.outbox_messages (event_id, envelope) values ($1, $2)', [
      randomUUID(),
      event,
    ]);
    const row = ['bare', key, JSON.stringify(reply)];
    await db.query('insert into bare.idempotency_keys (scope, key, reply) values ($1, $2, $3)', row);
    await db.query('commit');
    return reply;
  } finally {
    db.release();
  }
}

createServer((request, response) => {
  const answer = async () =>
    request.method === 'POST'
      ? accept((await json(request)) as Check, `${request.headers['idempotency-key']}`)
      : { ip: request.socket.remoteAddress };
  answer().then(
    (reply) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
