import { serialize } from 'node:v8';
import { jest } from '@jest/globals';
import { FindDocument, GetAgreementPdf, SignAgreement, VerifyDocument } from '@rep13/contracts-agreements';
import { LimitedProcess } from '@rep13/service-kit';
import { eventually, makeListedSeal, startTestTsa, type ListedSeal, type TestTsa } from '@rep13/testing';
import { agreements } from '../service.ts';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { inspectPdf } from '../signatures/inspect-pdf.ts';

interface Row {
  readonly level: string;
  readonly sha256: string;
}

describe('a seal whose certificates say where they are revoked', () => {
  let seal: ListedSeal;
  let tsa: TestTsa;
  let service: AgreementsUnderTest;
  const tasks = jest.spyOn(LimitedProcess.prototype, 'run');
  beforeAll(async () => {
    seal = await makeListedSeal();
    tsa = await startTestTsa(seal);
    service = await startAgreements(agreements, { ...seal.environment, TSA_URLS: tsa.url });
  });
  afterAll(async () => {
    await service.stop();
    await tsa.stop();
    await seal.stop();
    tasks.mockRestore();
  });

  const sealsOf = (signupId: number) =>
    service.db.query<Row[]>(
      `select level, s.sha256 from document_seals s join legal_agreements a on a.pdf_sha256 = s.rendered_sha256
       where a.signup_id = $1 order by s.id`,
      [signupId],
    );
  const untilLevels = (signupId: number, levels: string[]) =>
    eventually(async () => (await sealsOf(signupId)).map(({ level }) => level).join() === levels.join(), {
      fact: `the agreement is sealed as ${levels.join(', ')}`,
    });
  const jobsOf = (name: string) =>
    service.db.query<{ runAt: Date; state: string; attempts: number }[]>(
      'select run_at as "runAt", state, attempts from jobs where name = $1 order by run_at',
      [name],
    );
  const dueNow = () =>
    service.db.query(`update jobs set run_at = now() where name = 'archive-seal' and state = 'pending'`);
  const sign = async () => {
    const signupId = service.createSignup();
    await service.call(SignAgreement, buildSignature({ signupId }));
    return signupId;
  };
  const pdfOf = async (signupId: number) => {
    const { bytes, sha256 } = await service.call(GetAgreementPdf, { signupId });
    return { pdf: Buffer.from(bytes), sha256 };
  };

  it('is archived with the list and a time stamp over all of it, and renewed before that one ends', async () => {
    const signupId = await sign();
    await untilLevels(signupId, ['B-T', 'B-LTA']);

    const { pdf, sha256 } = await pdfOf(signupId);
    expect(pdf.toString('latin1')).toContain('/DSS');
    expect(inspectPdf(pdf)).toMatchObject({
      signatures: [
        { kind: 'signature', isIntact: true, signer: 'A listed seal' },
        { kind: 'time-stamp', isIntact: true, signer: 'A listed time-stamp authority' },
      ],
    });
    expect(await service.call(FindDocument, { sha256 })).toMatchObject({
      ...{ known: true, kind: 'agreement' },
      seal: { level: 'B-LTA', timeStampedBy: 'A listed time-stamp authority' },
    });
    const [first] = await sealsOf(signupId);
    expect(await service.call(FindDocument, { sha256: first?.sha256 ?? '' })).toMatchObject({ known: true });

    const renewal = (await jobsOf('archive-seal')).find(({ state }) => state === 'pending');
    const days = ((renewal?.runAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(70);
    await dueNow();
    await untilLevels(signupId, ['B-T', 'B-LTA', 'B-LTA']);
    const renewed = inspectPdf((await pdfOf(signupId)).pdf);
    expect(renewed).toMatchObject({
      signatures: [{ isIntact: true }, { isIntact: true }, { kind: 'time-stamp', isIntact: true }],
    });
  });

  it('waits while nobody serves the list, and is archived once somebody does', async () => {
    seal.isListServed = false;
    const signupId = await sign();
    await untilLevels(signupId, ['B-T']);
    await eventually(
      async () =>
        (await jobsOf('archive-seal')).some(({ attempts, state }) => attempts > 0 && state === 'pending'),
      { fact: 'it was tried in vain' },
    );
    expect((await sealsOf(signupId)).map(({ level }) => level)).toEqual(['B-T']);
    expect((await pdfOf(signupId)).pdf.toString('latin1')).not.toContain('/DSS');

    seal.isListServed = true;
    await dueNow();
    await untilLevels(signupId, ['B-T', 'B-LTA']);
  });

  it('gives its key to no process that reads what others sent, nor to any other', async () => {
    const { pdf } = await pdfOf(await sign());
    await service.call(VerifyDocument, { bytes: Buffer.concat([pdf, Buffer.from('changed')]) });
    const names = tasks.mock.calls.map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['renderPdf', 'isRevoked', 'archive', 'inspect']));
    const given = serialize(tasks.mock.calls.map(([, , task]) => task));
    const { SEAL_P12, SEAL_PASSPHRASE } = seal.environment;
    const secrets = [Buffer.from(SEAL_P12, 'base64'), Buffer.from(SEAL_PASSPHRASE)];
    expect(secrets.map((secret) => given.includes(secret))).toEqual([false, false]);
  });
});
