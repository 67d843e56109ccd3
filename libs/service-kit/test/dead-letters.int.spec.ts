import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { connect } from '@nats-io/transport-node';
import { jetstream } from '@nats-io/jetstream';
import { PaymentCompleted, SignupRegistered } from '@rep13/contracts';
import { eventually } from '@rep13/testing';
import { EventConsumers, OnEvent, type Handling } from '../src/index.ts';
import { buildSignupRegistered, startBench, type Bench } from './bench.ts';

const UNLUCKY = 131_313_131;
let broken = true;

@Injectable()
class StumbleWhenSignupRegistered {
  @OnEvent(SignupRegistered, 'stumble')
  async handle({ signupId }: SignupRegistered, { db }: Handling): Promise<void> {
    await db.query('insert into bench.reactions (signup_id) values ($1)', [signupId]);
    if (broken && signupId === UNLUCKY) throw new Error('stumbled');
  }

  @OnEvent(PaymentCompleted, 'stumble')
  async ignore(): Promise<void> {
    await Promise.resolve();
  }
}

describe('dead letters', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({ providers: [StumbleWhenSignupRegistered] });
    await bench.database.query('create table bench.reactions (signup_id integer not null)');
  });
  afterAll(() => bench.stop());

  const letters = () =>
    bench.database.query<{ id: number; attempts: number; last_error: string; dead_at: Date | null }>(
      'select * from bench.dead_letters order by id',
    );
  const announce = (signupId: number) =>
    bench.unitOfWork().run(({ outbox }) => outbox.add(SignupRegistered, buildSignupRegistered({ signupId })));
  const reactionsTo = (signupId: number) =>
    bench.database.query('select 1 from bench.reactions where signup_id = $1', [signupId]);
  const publish = async (type: string, body: string) => {
    const connection = await connect({ servers: bench.nats.url });
    await jetstream(connection).publish(`events.${type}`, body);
    await connection.close();
  };

  it('puts a message aside after three tries, and the next one is not held up', async () => {
    await announce(UNLUCKY);
    await announce(100_000_001);
    await eventually(async () => (await reactionsTo(100_000_001)).length === 1, {
      says: 'the next one is handled',
    });
    const dead = await eventually(async () => (await letters()).find(({ dead_at }) => dead_at), {
      says: 'the message is put aside',
    });
    expect(dead).toMatchObject({ attempts: 3, last_error: 'Error: stumbled' });
    expect(await reactionsTo(UNLUCKY)).toHaveLength(0);
  });

  it('handles a dead letter once when it is redriven', async () => {
    broken = false;
    const id = (await letters())[0]!.id;
    await bench.app.get(EventConsumers).redrive(id);
    await bench.app.get(EventConsumers).redrive(id);
    expect(await reactionsTo(UNLUCKY)).toHaveLength(1);
  });

  it.each([
    ['a version nobody knows', 'onboarding.signup.registered.v9', '{}'],
    ['something that is not JSON', 'onboarding.signup.registered.v1', 'hello'],
    [
      'an envelope whose data breaks the rules',
      'onboarding.signup.registered.v1',
      `{"id":"${randomUUID()}","data":{}}`,
    ],
  ])('puts %s aside at the first try', async (_, type, body) => {
    const before = (await letters()).length;
    await publish(type, body);
    const dead = await eventually(async () => (await letters())[before], { says: 'it is put aside' });
    expect(dead).toMatchObject({ attempts: 1 });
    expect(dead.dead_at).not.toBeNull();
  });
});
