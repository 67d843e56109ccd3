import { randomUUID } from 'node:crypto';
import { SignAgreement, type AgreementView } from '@rep13/contracts-agreements';
import type { RequestContext } from '@rep13/service-kit';
import { howMany } from '@rep13/testing';
import { In } from 'typeorm';
import {
  buildSignature,
  signingOnly,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';

/** More than two at a time is all that the queue knows of; how many two cores answer in time is no promise of ours. */
const AT_ONCE = howMany(100, 200);

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

  it(`are all accepted, 1,000 of them and ${AT_ONCE} at a time, with no gap in their numbers`, async () => {
    const signups = createSignups(1_000);
    const before = await lastNumber();

    const answered: AgreementView[] = [];
    for (let first = 0; first < signups.length; first += AT_ONCE) {
      const wave = signups.slice(first, first + AT_ONCE);
      answered.push(...(await Promise.all(wave.map((signupId) => sign(signupId)))));
    }

    const numbers = answered.map(({ agreementNumber }) => Number(agreementNumber.split('-')[2]));
    const expected = Array.from({ length: 1_000 }, (_, index) => before + index + 1);
    expect(numbers.sort((one, other) => one - other)).toEqual(expected);
    expect(numbersOf(await stored(signups))).toEqual(numbersOf(answered));
  }, 180_000);

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

    const announced = await service.db.query<{ signup_id: number; name: string }[]>(
      `select (envelope -> 'data' ->> 'signupId')::int as signup_id, envelope ->> 'correlationid' as name
       from outbox_messages where (envelope -> 'data' ->> 'signupId')::int = any ($1) order by 1`,
      [signups],
    );
    expect(announced).toEqual(signups.map((id) => ({ signup_id: id, name: `of ${id}` })));
  });

  const lastNumber = async () => {
    const [row] = await service.db.query<{ last: number }[]>(
      'select max(last) as last from agreement_numbers',
    );
    return row?.last ?? 0;
  };
});

const numbersOf = (agreements: readonly Pick<AgreementView, 'signupId' | 'agreementNumber'>[]) =>
  new Map(
    agreements
      .map(({ signupId, agreementNumber }) => [signupId, agreementNumber] as const)
      .sort(([one], [other]) => one - other),
  );
