import {
  AgreementSealDelayed,
  AgreementSealed,
  FindAgreement,
  FindDocument,
  GetAgreementPdf,
  SignAgreement,
} from '@rep13/contracts-agreements';
import {
  eventually,
  makeTestSeal,
  startTestTsa,
  type TestSeal,
  type TestTsa,
  type TsaMood,
} from '@rep13/testing';
import { agreements } from '../service.ts';
import {
  buildSignature,
  startAgreements,
  untilAnswered,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { checkSignature } from '../signatures/check-signature.ts';
import { findSignatures, FORGED } from '../signatures/find-signatures.ts';

describe('sealed agreements', () => {
  let seal: TestSeal;
  let tsa: TestTsa;
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    seal = await makeTestSeal();
    tsa = await startTestTsa(seal);
    service = await startAgreements(agreements, { ...seal.environment, TSA_URLS: tsa.url });
  });
  afterAll(async () => {
    await service.stop();
    await tsa.stop();
    await seal.remove();
  });
  beforeEach(() => {
    tsa.mood = 'right';
    // An authority that failed is left alone for a minute.
    aMinutePasses();
  });

  const aMinutePasses = () => {
    service.passTime(61_000);
    tsa.aheadMs += 61_000;
  };
  const sign = async () => {
    const signupId = service.createSignup();
    await service.call(SignAgreement, buildSignature({ signupId }));
    return signupId;
  };
  const pdfOf = (signupId: number) => untilAnswered(() => service.call(GetAgreementPdf, { signupId }));
  const announced = async (signupId: number) =>
    (await service.published(AgreementSealed)).filter((event) => event.signupId === signupId);
  const sealed = (signupId: number) =>
    eventually(async () => (await announced(signupId))[0], { fact: 'the agreement was sealed' });
  const signaturesIn = (bytes: Uint8Array) =>
    findSignatures(bytes).map((found) => (found === FORGED ? FORGED : checkSignature(bytes, found)));
  const liftNow = () =>
    service.db.query(
      `update jobs set run_at = now() - interval '1 minute' where name = 'lift-seal' and state = 'pending'`,
    );

  it('have a seal with a time stamp after the signature, without anybody asking', async () => {
    const signupId = await sign();

    const event = await sealed(signupId);

    const pdf = await pdfOf(signupId);
    expect(event).toMatchObject({ level: 'B-T', sha256: pdf.sha256 });
    expect(signaturesIn(Buffer.from(pdf.bytes))).toEqual([
      expect.objectContaining({
        isIntact: true,
        signer: 'Rep13 development seal',
        timeStamp: expect.objectContaining({ authority: 'Rep13 development time-stamp authority' }) as object,
        end: pdf.bytes.length,
      }),
    ]);
    expect((await service.call(FindAgreement, { signupId }))?.pdfBytes).toBe(pdf.bytes.length);
  });

  it('keep the bytes that were rendered, and know them', async () => {
    const signupId = await sign();
    await sealed(signupId);

    const [{ pdf_sha256: rendered }] = await service.db.query<[{ pdf_sha256: string }]>(
      'select pdf_sha256 from legal_agreements where signup_id = $1',
      [signupId],
    );

    const { sha256 } = await pdfOf(signupId);
    expect(sha256).not.toBe(rendered);
    expect(await service.call(FindDocument, { sha256: rendered })).toMatchObject({ known: true, seal: null });
    expect(await service.call(FindDocument, { sha256 })).toMatchObject({
      known: true,
      seal: { level: 'B-T', isBaseline: true, timeStampedBy: 'Rep13 development time-stamp authority' },
      isDevelopmentSeal: true,
    });
  });

  it.each<TsaMood>(['away', 'slow', 'lying', 'babbling'])(
    'have a seal without a time stamp while the authority is %s, and get the stamp later',
    async (mood) => {
      tsa.mood = mood;
      const signupId = await sign();
      expect(await sealed(signupId)).toMatchObject({ level: 'B-B' });
      const before = await pdfOf(signupId);

      tsa.mood = 'right';
      aMinutePasses();
      const lifted = await eventually(
        async () => {
          await liftNow();
          const pdf = await pdfOf(signupId);
          return pdf.sha256 !== before.sha256 && pdf;
        },
        { fact: 'the seal was lifted' },
      );

      expect(signaturesIn(Buffer.from(lifted.bytes))).toEqual([
        expect.objectContaining({ isIntact: true, timeStamp: expect.any(Object) as object }),
      ]);
      expect(await service.call(FindDocument, { sha256: before.sha256 })).toMatchObject({
        known: true,
        seal: { level: 'B-B' },
      });
      expect(await announced(signupId)).toHaveLength(1);
    },
  );

  it('are said to be late when there is no seal after ten minutes, and only then', async () => {
    const delayed = async (id: number) =>
      (await service.published(AgreementSealDelayed)).filter(({ signupId }) => signupId === id);
    const tenMinutesPass = () =>
      service.db.query(
        `update jobs set run_at = now() - interval '1 minute' where name = 'announce-seal-delay' and state = 'pending'`,
      );
    const inTime = await sign();
    await sealed(inTime);
    const late = service.createSignup();
    await service.db.query(`update jobs set run_at = now() + interval '1 day' where state = 'pending'`);
    await service.db.query(`create or replace function no_seal() returns trigger language plpgsql as $$
      begin if new.name = 'seal-document' then new.run_at = now() + interval '1 day'; end if; return new; end $$`);
    await service.db.query(
      'create trigger no_seal before insert on jobs for each row execute function no_seal()',
    );
    await service.call(SignAgreement, buildSignature({ signupId: late }));
    const awaits = async (signupId: number) => (await pdfOf(signupId)).awaitsSeal;
    expect([await awaits(inTime), await awaits(late)]).toEqual([false, true]);
    await tenMinutesPass();
    for (let minutes = 0; minutes < 10; minutes += 1) aMinutePasses();
    expect(await awaits(late)).toBe(false);

    await eventually(async () => (await delayed(late)).length > 0, { fact: 'the delay was announced' });

    await service.db.query('drop trigger no_seal on jobs');
    await service.db.query(
      `update jobs set run_at = now() - interval '1 minute' where name = 'seal-document' and state = 'pending'`,
    );
    await sealed(late);
    expect(await delayed(late)).toHaveLength(1);
    expect(await delayed(inTime)).toHaveLength(0);
  });
});
