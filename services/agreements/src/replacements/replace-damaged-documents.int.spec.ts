import { createHash } from 'node:crypto';
import {
  DocumentReplaced,
  FindDocument,
  FindMandate,
  GetAgreementPdf,
  GetCertificate,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { registerNumberHash, UnitOfWork } from '@rep13/service-kit';
import { eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { withoutCharacter } from '../../test/damaged-pdf.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { agreements } from '../service.ts';
import { REPLACE_DAMAGED_DOCUMENTS } from './replace-damaged-documents.job.ts';

const NAME = 'Işık Yazılım';
const isSealed = (bytes: Uint8Array) => Buffer.from(bytes).includes('/ByteRange');

describe('a PDF that has lost letters', () => {
  let seal: TestSeal;
  let service: AgreementsUnderTest;
  let signupId: number;
  let numberSha256: string;
  beforeAll(async () => {
    seal = await makeTestSeal();
    service = await startAgreements(agreements, seal.environment);
    signupId = service.createSignup({ companyName: NAME, paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    numberSha256 = registerNumberHash((await service.call(FindMandate, { signupId }))?.registerNumber ?? '');
    await eventually(
      async () => isSealed((await agreement()).bytes) && isSealed((await certificate()).bytes),
      { fact: 'both are sealed' },
    );
  });
  afterAll(async () => {
    await service.stop();
    await seal.remove();
  });

  const agreement = () => service.call(GetAgreementPdf, { signupId });
  const certificate = () =>
    service.call(GetCertificate, { numberSha256 }).catch(() => ({ bytes: Buffer.of() }));
  const lookAgain = (key: string) =>
    service.app
      .get(UnitOfWork)
      .run(({ jobs }) => Promise.resolve(jobs.enqueue(REPLACE_DAMAGED_DOCUMENTS, key, { after: '' })));
  const looked = (key: string) =>
    eventually(
      async () =>
        (await service.db.query<object[]>(`select from jobs where key = $1 and state = 'done'`, [key]))
          .length > 0,
      { fact: 'all were looked at' },
    );

  /** As it would have been stored in a process that had written a letter of it before. */
  async function damage(sql: string): Promise<{ before: string; after: string }> {
    const [row] = await service.db.query<{ sha256: string; bytes: Buffer }[]>(sql);
    const bytes = withoutCharacter(row!.bytes, 'ı');
    const after = createHash('sha256').update(bytes).digest('hex');
    await service.db.query('insert into agreement_documents values ($1, $2, now())', [after, bytes]);
    return { before: row!.sha256, after };
  }

  it('is left alone where it has lost none', async () => {
    await lookAgain('sound');
    await looked('sound');
    expect(await service.published(DocumentReplaced)).toEqual([]);
  });

  it('is rendered and sealed again, says why, and both versions are ours', async () => {
    const sealedBefore = await agreement();
    const damaged = await damage(
      `select d.sha256, d.bytes from legal_agreements a join agreement_documents d on d.sha256 = a.pdf_sha256`,
    );
    await service.db.query('alter table legal_agreements disable trigger user');
    await service.db.query('update legal_agreements set pdf_sha256 = $1', [damaged.after]);
    const damagedCertificate = await damage(
      'select d.sha256, d.bytes from certificates c join agreement_documents d using (sha256)',
    );
    await service.db.query('update certificates set sha256 = $1', [damagedCertificate.after]);
    await lookAgain('damaged');
    await looked('damaged');

    const kinds = (await service.published(DocumentReplaced)).map(({ kind, sha256 }) => [kind, sha256]);
    expect(kinds.sort()).toEqual([
      ['agreement', damaged.after],
      ['certificate', damagedCertificate.after],
    ]);
    const { bytes, sha256 } = await eventually(
      async () => {
        const now = await agreement();
        return isSealed(now.bytes) && now.sha256 !== sealedBefore.sha256 && now;
      },
      { fact: 'the second version is sealed' },
    );
    const text = (await pdfText(bytes)).normalize('NFC').replace(/\s+/g, ' ');
    expect(text).toContain(NAME);
    expect(text).toMatch(/Second version of this file, made on .* every letter can be searched and copied\./);
    expect(await service.call(FindDocument, { sha256 })).toMatchObject({ replacedAt: null });
    expect(await service.call(FindDocument, { sha256: damaged.after })).toMatchObject({
      replacedAt: expect.any(String),
    });
    for (const hash of [sha256, damaged.after])
      expect(await service.call(FindDocument, { sha256: hash })).toMatchObject({
        known: true,
        kind: 'agreement',
      });
  });

  it('is replaced once', async () => {
    const before = await service.published(DocumentReplaced);
    await lookAgain('again');
    await looked('again');
    expect(await service.published(DocumentReplaced)).toEqual(before);
  });
});
