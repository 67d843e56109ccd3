import { EventEmitter } from 'node:events';
import { QueryFailedError } from 'typeorm';
import { endWhenUncaught } from '../bootstrap/end-when-uncaught.ts';
import { NotFound } from '../errors/errors.ts';
import { loggedError } from './logged-error.ts';

const CANARY = 'jane@acme.example';

const fromPostgres = (fields: { message: string; code: string; [field: string]: string }) =>
  Object.assign(new Error(fields.message), { severity: 'ERROR', ...fields });

const failedQuery = (fields: { message: string; code: string; [field: string]: string }) =>
  new QueryFailedError('insert into signups (email) values ($1)', [CANARY], fromPostgres(fields));

describe('an error in a log', () => {
  it('of a statement names the rule that was broken, and no row', () => {
    const error = failedQuery({
      message: 'duplicate key value violates unique constraint "signups_email"',
      code: '23505',
      detail: `Key (email)=(${CANARY}) already exists.`,
      constraint: 'signups_email',
      table: 'signups',
    });
    expect(loggedError(error)).toEqual({
      type: 'QueryFailedError',
      message: 'duplicate key value violates unique constraint "signups_email"',
      code: '23505',
      statement: 'insert into signups (email) values ($1)',
      constraint: 'signups_email',
      table: 'signups',
      stack: expect.stringContaining('logged-error.spec'),
    });
  });

  it('of a statement keeps back what Postgres says of a value', () => {
    const error = failedQuery({
      message: `invalid input syntax for type integer: "${CANARY}"`,
      code: '22P02',
    });
    const logged = loggedError(error);
    expect(logged).toMatchObject({ type: 'QueryFailedError', code: '22P02' });
    expect(JSON.stringify(logged)).not.toContain(CANARY);
  });

  it('of the mail server names no recipient', () => {
    const fields = {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response: CANARY,
      rejected: [CANARY],
    };
    const error = Object.assign(new Error(`550 <${CANARY}> unknown`), fields);
    const failed = Object.assign(new Error(error.message, { cause: error }), {
      envelope: { recipient: CANARY },
    });
    expect(JSON.stringify(loggedError(failed))).not.toContain(CANARY);
    expect(loggedError(failed).cause).toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    });
  });

  it.each([
    ['a parser', () => JSON.parse(`{"a": ${CANARY}}`) as unknown],
    ['Node', () => Buffer.alloc(CANARY as never)],
    [
      'a message that quotes a line',
      () => {
        throw new Error(`first\n    at ${CANARY} (/x.ts:1:1)\nlast`);
      },
    ],
  ])('of %s says where, not what', (_, work) => {
    let logged = {};
    try {
      work();
    } catch (error) {
      logged = loggedError(error);
    }
    expect(logged).toMatchObject({
      type: expect.stringContaining('Error'),
      stack: expect.stringContaining(' at '),
    });
    expect(JSON.stringify(logged)).not.toContain(CANARY);
  });

  it('is told in words where they are ours or say which server is away', () => {
    expect(loggedError(new NotFound())).toMatchObject({ code: 'gateway.not-found', message: 'Not found' });
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
      port: 5432,
    });
    expect(loggedError(away)).toMatchObject({ message: 'connect ECONNREFUSED', port: 5432 });
  });

  it('is told so too when nobody caught it and the process ends', () => {
    const logged: unknown[] = [];
    const codes: number[] = [];
    const process = Object.assign(new EventEmitter(), { exit: (code: number) => void codes.push(code) });
    endWhenUncaught({ fatal: (...entry: unknown[]) => logged.push(entry) } as never, process);
    process.emit('uncaughtException', new Error('boom'));
    expect(codes).toEqual([1]);
    expect(logged).toEqual([[{ err: expect.any(Error) }, 'ended by an error that nobody caught']]);
  });
});
