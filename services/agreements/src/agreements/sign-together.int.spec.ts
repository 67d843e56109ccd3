import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { UnitOfWork } from '@rep13/service-kit';
import { buildParty } from '../../test/party.builder.ts';
import {
  buildSignature,
  signingOnly,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { signatureOf } from './sign-agreement.ts';
import { signTogether } from './sign-together.ts';

describe('signatures in one transaction', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements(signingOnly);
  });
  afterAll(() => service.stop());

  const request = (signupId: number, clientSignature: string, signedAt: string) => ({
    signature: signatureOf(buildSignature({ signupId, clientSignature }), buildParty({ id: signupId }), {
      entity: SAMPLE_LEGAL_ENTITY,
      now: new Date(signedAt),
      signedBy: null,
    }),
    context: { correlationId: clientSignature, actor: 'visitor' },
  });
  const sign = (requests: ReturnType<typeof request>[]) =>
    service.app.get(UnitOfWork).run((scope) => signTogether(scope, requests));

  it('are answered with the first one of their signup', async () => {
    const signupId = service.createSignup();

    const agreements = await sign([
      request(signupId, 'Ada Byron', '2026-11-22T10:00:00Z'),
      request(signupId, 'Mary Shelley', '2026-11-22T10:00:01Z'),
    ]);

    expect(agreements.map(({ clientSignature }) => clientSignature)).toEqual(['Ada Byron', 'Ada Byron']);
    expect(agreements[0]).toEqual(agreements[1]);
  });

  it('are each numbered in the month they were made in', async () => {
    const agreements = await sign([
      request(service.createSignup(), 'Ada Byron', '2027-01-31T23:59:59Z'),
      request(service.createSignup(), 'Mary Shelley', '2027-02-01T00:00:00Z'),
      request(service.createSignup(), 'Jane Austen', '2027-01-31T23:59:59Z'),
    ]);

    expect(agreements.map(({ agreementNumber }) => agreementNumber)).toEqual([
      'DSA-202701-0001',
      'DSA-202702-0001',
      'DSA-202701-0002',
    ]);
  });
});
