import { HOUR_MS } from '@rep13/contracts-constants';
import {
  ClientAccountActivated,
  ClientPasswordChanged,
  FindMailedLinks,
  PasswordResetRequested,
  RequestPasswordReset,
  ResetClientPassword,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import type { QueryRunner } from 'typeorm';
import { KeepEarlierResetLinks1795200004002 } from '../../migrations/1795200004002-KeepEarlierResetLinks.ts';
import { createClient, createSignup, PASSWORD } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { onboarding } from '../service.ts';

const NEW_PASSWORD = 'six loud herons';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

/** Asks for a link and waits until so many were mailed. */
async function request(signup: { id: number; clientId: string }, mailed: number): Promise<string> {
  await service.call(RequestPasswordReset, { clientId: signup.clientId });
  const requests = await eventually(
    async () => {
      const all = await eventsOf(service, PasswordResetRequested, signup.id);
      return all.length >= mailed && all;
    },
    { fact: `${mailed} reset links were issued` },
  );
  return requests.at(-1)!.resetId;
}

/** Until every enqueued reset request was looked at. */
const settled = () =>
  eventually(
    async () => {
      const rows = await service.db.query<unknown[]>(
        `select 1 from jobs where name = 'issue-reset-link' and state <> 'done'`,
      );
      return rows.length === 0;
    },
    { fact: 'every reset request was looked at' },
  );

const reset = (signupId: number, resetId: string, password = NEW_PASSWORD) =>
  service.call(ResetClientPassword, { signupId, resetId, password });

const signIn = (clientId: string, password: string) => service.call(SignInClient, { clientId, password });

describe('a forgotten password', () => {
  it('is replaced with the mailed link, once', async () => {
    const client = await createClient(service);
    const resetId = await request(client, 1);

    expect(await reset(client.id, resetId)).toEqual({ outcome: 'changed' });

    expect(await signIn(client.clientId, NEW_PASSWORD)).toMatchObject({ clientId: client.clientId });
    await expect(signIn(client.clientId, PASSWORD)).rejects.toMatchObject({ status: 401 });
    await expect(reset(client.id, resetId, 'another new one')).rejects.toMatchObject({
      status: 410,
      code: 'onboarding.link-expired',
    });
    expect(await eventsOf(service, ClientPasswordChanged, client.id)).toHaveLength(1);
  });

  it('names what a typed code is compared with', async () => {
    const signup = await createClient(service);
    const resetId = await request(signup, 1);
    expect(await service.call(FindMailedLinks, { clientId: signup.clientId })).toEqual({
      signupId: signup.id,
      legalContactEmail: expect.stringContaining('@') as string,
      resetIds: [resetId],
    });
  });

  it('is replaced by one of 10 in parallel', async () => {
    const client = await createClient(service);
    const resetId = await request(client, 1);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => reset(client.id, resetId, `${NEW_PASSWORD} ${number}`)),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(service, ClientPasswordChanged, client.id)).toHaveLength(1);
  });

  it('is replaced within an hour only', async () => {
    const client = await createClient(service);
    const resetId = await request(client, 1);
    service.passTime(HOUR_MS);

    await expect(reset(client.id, resetId)).rejects.toMatchObject({ status: 410 });
  });

  it('is asked for in any case of letters, and asking again ends no earlier link', async () => {
    const client = await createClient(service);
    const earlier = await request({ ...client, clientId: client.clientId.toLowerCase() }, 1);
    const latest = await request(client, 2);

    expect(await reset(client.id, earlier)).toEqual({ outcome: 'changed' });
    await expect(reset(client.id, latest)).rejects.toMatchObject({ status: 410 });
  });

  it('is replaced with a link that was mailed before several could be good', async () => {
    const client = await createClient(service);
    const resetId = '0190b0a2-7d1c-7000-8000-000000000001';
    await service.db.query('alter table signups drop column reset_links');
    await service.db.query(
      `update signups set reset_id = $2, reset_expires_at = now() + interval '1 day' where id = $1`,
      [client.id, resetId],
    );
    await new KeepEarlierResetLinks1795200004002().up(service.db as unknown as QueryRunner);

    expect(await reset(client.id, resetId)).toEqual({ outcome: 'changed' });
  });

  it('brings three links an hour, however often somebody asks, and nothing for an ID that nobody has', async () => {
    const client = await createClient(service);
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await service.call(RequestPasswordReset, { clientId: client.clientId })).toEqual({});
    }
    expect(await service.call(RequestPasswordReset, { clientId: 'DSA-ZZZZZZ' })).toEqual({});
    expect(await service.call(RequestPasswordReset, { clientId: 'admin' })).toEqual({});
    await settled();

    const all = await service.published(PasswordResetRequested);
    expect(all.filter(({ signupId }) => signupId === client.id)).toHaveLength(3);
    expect(new Set(all.map(({ signupId }) => signupId)).has(client.id)).toBe(true);
  });

  it('opens a locked account again', async () => {
    const client = await createClient(service);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(signIn(client.clientId, 'wrong')).rejects.toMatchObject({ status: 401 });
    }
    await expect(signIn(client.clientId, PASSWORD)).rejects.toMatchObject({ status: 423 });

    await reset(client.id, await request(client, 1));

    expect(await signIn(client.clientId, NEW_PASSWORD)).toMatchObject({ accountStatus: 'active' });
  });

  it('activates an account that was never set up', async () => {
    const signup = await createSignup(service);

    expect(await reset(signup.id, await request(signup, 1))).toEqual({ outcome: 'activated' });

    expect(await signIn(signup.clientId, NEW_PASSWORD)).toMatchObject({ accountStatus: 'active' });
    expect(await eventsOf(service, ClientAccountActivated, signup.id)).toHaveLength(1);
    expect(await eventsOf(service, ClientPasswordChanged, signup.id)).toEqual([]);
  });

  it('is not replaced by a common one, and the link stays good', async () => {
    const client = await createClient(service);
    const resetId = await request(client, 1);

    await expect(reset(client.id, resetId, 'Password123')).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'password', message: expect.stringContaining('too common') }] },
    });
    expect(await reset(client.id, resetId)).toEqual({ outcome: 'changed' });
  });

  it('is not replaced by what strangers know of the client, and the link stays good', async () => {
    const client = await createClient(service);
    const resetId = await request(client, 1);

    await expect(reset(client.id, resetId, client.clientId)).rejects.toMatchObject({
      details: { errors: [{ path: 'password', message: expect.stringContaining('easy to guess') }] },
    });
    expect(await reset(client.id, resetId)).toEqual({ outcome: 'changed' });
  });

  it('is said to the audit log with who asked and from where', async () => {
    const client = await createClient(service);
    const context = { correlationId: 'asked', ipAddress: '192.0.2.9', userAgent: 'Firefox' };
    await service.call(RequestPasswordReset, { clientId: client.clientId }, context);
    await settled();

    const [row] = await service.db.query<{ envelope: object }[]>(
      `select envelope from outbox_messages where type = $1 and envelope->'data'->>'signupId' = $2`,
      [PasswordResetRequested.type, client.id],
    );
    expect(row?.envelope).toMatchObject({
      actor: 'visitor',
      correlationid: 'asked',
      ipaddress: '192.0.2.9',
      useragent: 'Firefox',
    });
  });
});
