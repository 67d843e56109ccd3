import { randomUUID } from 'node:crypto';
import { AgreementSigned, SignAgreement, type AgreementView } from '@rep13/contracts-agreements';
import type { RequestContext } from '@rep13/service-kit';
import { howMany } from '@rep13/testing-texts';
import { In } from 'typeorm';
import {
  buildSignature,
  signingOnly,
  startAgreements,
  untilAnswered,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';

const AT_ONE_INSTANT = howMany(200, 1_000);

describe('signatures that come at the same time', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements(signingOnly);
  });
  afterAll(() => service.stop());

  const createSignups = (count: number) => Array.from({ length: count }, () => service.createSignup());
  const sign = (signupId: number, context: Partial<RequestContext> = {}) =>
    service.call(SignAgreement, buildSignature({ signupId }), context);
  const stored = (signups: readonly number[]) =>
    service.db.manager.findBy(LegalAgreement, { signupId: In([...signups]) });

  it(`are all accepted when ${AT_ONE_INSTANT} come at one instant, on the retry at the latest, no number twice`, async () => {
    const signups = createSignups(AT_ONE_INSTANT);

    const answered = await Promise.all(signups.map((signupId) => untilAnswered(() => sign(signupId))));

    expect(new Set(answered.map(({ agreementNumber }) => agreementNumber)).size).toBe(AT_ONE_INSTANT);
    expect(numbersOf(await stored(signups))).toEqual(numbersOf(answered));
    expect(await announced(signups)).toEqual(signups);
  }, 180_000);

  it('need one connection each: none waits for a third where there are two', async () => {
    const narrow = await startAgreements(signingOnly, { DATABASE_POOL: '2' });
    const signNext = () => narrow.call(SignAgreement, buildSignature({ signupId: narrow.createSignup() }));
    try {
      await untilAnswered(signNext);
      expect(await Promise.all(Array.from({ length: 4 }, signNext))).toHaveLength(4);
    } finally {
      await narrow.stop();
    }
  });

  it('are each answered for their own faults only', async () => {
    const signups = createSignups(9);
    const idempotency = { scope: 'session', key: randomUUID(), fingerprint: 'of the first body' };
    const first = await sign(signups[0]!, { idempotency });

    const [repeated, reused, ...others] = await Promise.allSettled([
      sign(signups[0]!, { idempotency }),
      sign(signups[1]!, { idempotency: { ...idempotency, fingerprint: 'of another body' } }),
      ...signups.slice(2).flatMap((signupId) => [sign(signupId), sign(signupId)]),
    ]);

    expect(repeated).toEqual({ status: 'fulfilled', value: first });
    expect(reused).toMatchObject({ status: 'rejected', reason: { status: 422 } });
    const numbers = others.map((one) => (one.status === 'fulfilled' ? one.value.agreementNumber : 'refused'));
    expect(new Set(numbers).size).toBe(7);
    expect(numbers).not.toContain('refused');
    expect(await stored(signups)).toHaveLength(8);
  });

  it('are announced each in the name of who signed', async () => {
    const signups = createSignups(5);

    await Promise.all(
      signups.map((signupId) =>
        sign(signupId, { correlationId: `of ${signupId}`, ipAddress: '203.0.113.7' }),
      ),
    );

    const rows = await service.db.query<{ signup_id: number; name: string }[]>(
      `select (envelope -> 'data' ->> 'signupId')::int as signup_id, envelope ->> 'correlationid' as name
       from outbox_messages where (envelope -> 'data' ->> 'signupId')::int = any ($1) order by 1`,
      [signups],
    );
    expect(rows).toEqual(signups.map((id) => ({ signup_id: id, name: `of ${id}` })));
  });

  const announced = async (signups: readonly number[]) =>
    (await service.published(AgreementSigned))
      .map(({ signupId }) => signupId)
      .filter((id) => signups.includes(id))
      .sort();
});

const numbersOf = (agreements: readonly Pick<AgreementView, 'signupId' | 'agreementNumber'>[]) =>
  new Map(
    agreements
      .map(({ signupId, agreementNumber }) => [signupId, agreementNumber] as const)
      .sort(([one], [other]) => one - other),
  );
