import { AgreementSealed, FindAgreement, GetAgreementPdf, SignAgreement } from '@rep13/contracts-agreements';
import { createServiceDatabase, eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import { buildSignature, startAgreements } from '../../test/agreements.service-under-test.ts';
import { agreements } from '../service.ts';

describe('agreements that were stored before there was a seal', () => {
  let seal: TestSeal;
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  beforeAll(async () => {
    seal = await makeTestSeal();
    database = await createServiceDatabase(agreements);
  });
  afterAll(async () => {
    await database.drop();
    await seal.remove();
  });

  it('are sealed at the next start with one, and announced only where the mail may still be due', async () => {
    const before = await startAgreements(agreements, { DATABASE_URL: database.serviceUrl });
    const [recent, old] = [before.createSignup(), before.createSignup()];
    await before.call(SignAgreement, buildSignature({ signupId: recent }));
    before.passTime(-30 * 86_400_000);
    await before.call(SignAgreement, buildSignature({ signupId: old }));
    for (const signupId of [recent, old])
      await eventually(async () => (await before.call(FindAgreement, { signupId }))?.pdfGenerated, {
        fact: 'the PDF was stored',
      });
    await before.stop();

    const after = await startAgreements(agreements, {
      ...seal.environment,
      DATABASE_URL: database.serviceUrl,
    });
    for (const signupId of [recent, old])
      await eventually(
        async () =>
          Buffer.from((await after.call(GetAgreementPdf, { signupId })).bytes).includes('/ByteRange'),
        { fact: 'it was sealed' },
      );
    const announced = (await after.published(AgreementSealed)).map(({ signupId }) => signupId);
    await after.stop();

    expect(announced).toEqual([recent]);
  });
});
