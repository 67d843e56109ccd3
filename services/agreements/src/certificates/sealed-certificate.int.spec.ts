import { FindDocument, FindMandate, GetCertificate, SignAgreement } from '@rep13/contracts-agreements';
import { eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { sha256Of } from '../register-entries/search-keys.ts';
import { agreements } from '../service.ts';

describe('a certificate of appointment', () => {
  let seal: TestSeal;
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    seal = await makeTestSeal();
    service = await startAgreements(agreements, seal.environment);
  });
  afterAll(async () => {
    await service?.stop();
    await seal.remove();
  });

  it('is sealed a moment after it is issued, and verified by its hash as what it is', async () => {
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    const mandate = await service.call(FindMandate, { signupId });
    const registerNumber = mandate?.registerNumber ?? '';
    const { sha256 } = await eventually(
      async () => {
        const certificate = await service.call(GetCertificate, { numberSha256: sha256Of(registerNumber) });
        return Buffer.from(certificate.bytes).includes('/ByteRange') && certificate;
      },
      { says: 'the certificate was sealed', withinMs: 30_000 },
    );

    expect(await service.call(FindDocument, { sha256 })).toMatchObject({
      ...{ known: true, kind: 'certificate', registerNumber, revokedAt: null },
      seal: { level: 'B-B' },
    });
  });
});
