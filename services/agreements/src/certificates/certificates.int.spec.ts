import {
  CertificateIssued,
  CertificateRevoked,
  EndMandate,
  FindMandate,
  GetCertificate,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { registerNumberHash, UnitOfWork } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { enqueueCertificate } from './enqueue-certificate.ts';

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

async function inForce(companyName: string) {
  const signupId = service.createSignup({ companyName, paidAt: '2026-11-01T10:00:00.000Z' });
  await service.call(SignAgreement, buildSignature({ signupId }));
  const number = (await service.call(FindMandate, { signupId }))?.registerNumber ?? '';
  return { signupId, number };
}
const certificateOf = (number: string) =>
  service.call(GetCertificate, { numberSha256: registerNumberHash(number) });
const issuedFor = async (number: string) =>
  (await service.published(CertificateIssued)).filter(({ registerNumber }) => registerNumber === number);
const untilIssued = (number: string, times = 1) =>
  eventually(
    async () => {
      const issued = await issuedFor(number);
      return issued.length >= times ? issued : null;
    },
    { fact: `certificate ${times} of ${number} was issued` },
  );

describe('a certificate of appointment', () => {
  it('is issued when the mandate begins, and says whom we represent and how we are reached', async () => {
    const { number, signupId } = await inForce('Certified Ltd');
    const [issued] = await untilIssued(number);
    const { bytes, fileName, sha256 } = await certificateOf(number);

    expect(issued).toMatchObject({ signupId, version: 1, sha256, isBackfilled: false });
    expect(fileName).toBe(`certificate-${number}-1.pdf`);
    const pages = await pdfPages(bytes);
    expect(pages).toHaveLength(1);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    for (const fact of [
      'Certificate of appointment',
      'Certified Ltd',
      'northwind.example',
      number,
      'Herengracht 13, 1015 BA Amsterdam, Netherlands',
      'authorities@rep13.example',
      '+31 20 555 0113',
      'Autoriteit Consument & Markt (ACM)',
      'does not constitute an establishment',
      `/register/${number}`,
      'sample particulars',
    ])
      expect(text).toContain(fact);
    expect(text).toMatch(/Incorporated in .*Company number NW-4711 Registered address 1 Harbour Street/);
    expect(text).toMatch(/In force until it is ended by notice/);
    expect(text).not.toMatch(/Ada Byron|ada@|DSA-/);
  });

  it('is replaced after a change, and the one before it revoked', async () => {
    const { number } = await inForce('Changed Ltd');
    await untilIssued(number);
    const [mandate] = await service.db.query<{ id: number }[]>(
      'select id from mandates where register_number = $1',
      [number],
    );
    const again = () => service.app.get(UnitOfWork).run((scope) => enqueueCertificate(scope, mandate!.id));
    await again();
    await untilIssued(number, 2);

    expect((await certificateOf(number)).fileName).toBe(`certificate-${number}-2.pdf`);
    const revoked = (await service.published(CertificateRevoked)).filter(
      ({ registerNumber }) => registerNumber === number,
    );
    expect(revoked).toMatchObject([{ version: 1 }]);
  });

  it('is over with the mandate', async () => {
    const { number } = await inForce('Over Ltd');
    await untilIssued(number);
    const now = new Date().toISOString();
    const { endsAt } = await service.call(EndMandate, {
      registerNumber: number,
      endsAt: now,
      reason: 'asked',
    });
    await expect(certificateOf(number)).rejects.toMatchObject({
      status: 410,
      code: 'agreements.mandate-over',
    });
    await eventually(
      async () =>
        (await service.published(CertificateRevoked)).some(
          (event) => event.registerNumber === number && event.revokedAt === endsAt,
        ),
      { fact: 'the certificate was revoked' },
    );
  });

  it('is not there for a number that nobody has', async () => {
    await expect(certificateOf('x')).rejects.toMatchObject({ status: 404 });
  });
});
