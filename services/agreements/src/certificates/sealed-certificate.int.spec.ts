import {
  CertificateIssued,
  CertificateRevoked,
  FindDocument,
  FindMandate,
  GetCertificate,
  SignAgreement,
  VerifyDocument,
} from '@rep13/contracts-agreements';
import { registerNumberHash, UnitOfWork } from '@rep13/service-kit';
import { eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { readBy } from '../../test/read-by.ts';
import { agreements } from '../service.ts';
import { TranslateEarlierCertificates } from './translate-earlier-certificates.ts';
import { enqueueCertificate } from './enqueue-certificate.ts';

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

  async function certifiedInDutch(companyName: string) {
    const signupId = service.createSignup({ companyName, paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    const registerNumber = (await service.call(FindMandate, { signupId }))?.registerNumber ?? '';
    const numberSha256 = registerNumberHash(registerNumber);
    const certificate = (language: 'en' | 'nl') => service.call(GetCertificate, { numberSha256, language });
    await eventually(() => certificate('en').catch(() => null), { fact: 'it is stored' });
    return { registerNumber, certificate };
  }

  it('is sealed a moment after it is issued, and verified by its hash as what it is', async () => {
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    const mandate = await service.call(FindMandate, { signupId });
    const registerNumber = mandate?.registerNumber ?? '';
    const { sha256 } = await eventually(
      async () => {
        const certificate = await service.call(GetCertificate, {
          numberSha256: registerNumberHash(registerNumber),
        });
        return Buffer.from(certificate.bytes).includes('/ByteRange') && certificate;
      },
      { fact: 'the certificate was sealed' },
    );

    expect(await service.call(FindDocument, { sha256 })).toMatchObject({
      ...{ known: true, kind: 'certificate', registerNumber, revokedAt: null },
      seal: { level: 'B-B' },
    });
  });

  it('is there in Dutch too: the same version, sealed, and verified as the same certificate', async () => {
    const { registerNumber, certificate } = await certifiedInDutch('Tweetalig BV');
    const { bytes: found, ...dutch } = await eventually(
      async () => {
        const pdf = await certificate('nl');
        return pdf.language === 'nl' && Buffer.from(pdf.bytes).includes('/ByteRange') && pdf;
      },
      { fact: 'the Dutch certificate was sealed' },
    );
    const bytes = Buffer.from(found);
    expect(dutch.fileName).toBe(`certificate-${registerNumber}-1-nl.pdf`);
    expect((await certificate('en')).fileName).toBe(`certificate-${registerNumber}-1.pdf`);
    const verified = await service.call(VerifyDocument, { bytes });
    expect(verified).toMatchObject({
      verdict: 'genuine',
      document: { known: true, kind: 'certificate', registerNumber, revokedAt: null },
      signatures: [{ verdict: 'valid', isOurs: true }],
    });
    expect(bytes.toString('latin1')).toContain('/Lang (nl-NL)');
    const text = (await pdfPages(bytes)).join(' ');
    for (const word of ['Certificaat van aanwijzing', 'Tweetalig BV', '(voorbeeldgegevens, verzonnen'])
      expect(text).toContain(word);
    expect(await readBy('pdfsig', ['-nocert'], bytes)).toMatch(/Signature is Valid|^$/);
    expect(await readBy('qpdf', ['--check'], bytes)).toMatch(/No syntax or stream encoding errors|^$/);
    expect(await readBy('pdftotext', ['-layout'], bytes, ['-'])).toMatch(/Verzegeld door|^$/);
    const [{ versions } = { versions: 0 }] = await service.db.query<{ versions: number }[]>(
      `select count(*)::integer as versions from certificates c join mandates m on m.id = c.mandate_id
       where m.register_number = $1`,
      [registerNumber],
    );
    expect(versions).toBe(1);
  });

  it('that was issued before is given in English until the next start, which translates it', async () => {
    const { registerNumber, certificate } = await certifiedInDutch('Vroeger BV');
    await eventually(async () => (await certificate('nl')).language === 'nl', { fact: 'it is translated' });
    await service.db.query('delete from certificate_translations');
    await service.db.query(`delete from jobs where name = 'translate-certificate'`);
    expect(await certificate('nl')).toMatchObject({
      language: 'en',
      fileName: `certificate-${registerNumber}-1.pdf`,
    });
    await service.app.get(TranslateEarlierCertificates).onApplicationBootstrap();
    await eventually(async () => (await certificate('nl')).language === 'nl', {
      fact: 'it is translated at the start',
    });
  });

  describe('while its seal takes long', () => {
    beforeAll(async () => {
      await service.db.query(`create function no_seal() returns trigger language plpgsql as $$
        begin if new.name = 'seal-document' then new.run_at = now() + interval '1 day'; end if; return new; end $$`);
      await service.db.query(
        'create trigger no_seal before insert on jobs for each row execute function no_seal()',
      );
    });

    /** A mandate whose certificate is stored and not sealed. */
    async function certified() {
      const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
      await service.call(SignAgreement, buildSignature({ signupId }));
      const registerNumber = (await service.call(FindMandate, { signupId }))?.registerNumber ?? '';
      const numberSha256 = registerNumberHash(registerNumber);
      await eventually(() => service.call(GetCertificate, { numberSha256 }).catch(() => null), {
        fact: 'it is stored',
      });
      const [mandate] = await service.db.query<{ id: number }[]>(
        'select id from mandates where signup_id = $1',
        [signupId],
      );
      const announced = async () =>
        (await service.published(CertificateIssued))
          .filter((event) => event.signupId === signupId)
          .map(({ version }) => version);
      return { signupId, mandateId: mandate?.id ?? 0, announced };
    }
    const letSeal = () =>
      service.db.query(`update jobs set run_at = now() where name = 'seal-document' and state = 'pending'`);
    const tenMinutesOn = () =>
      service.db.query(
        `update jobs set run_at = now() where name = 'announce-certificate' and state = 'pending'`,
      );
    const announcedOnce = (announced: () => Promise<number[]>) =>
      eventually(async () => (await announced()).length > 0, { fact: 'it was announced' });

    it('is announced, and so mailed, with its seal', async () => {
      const { announced } = await certified();
      expect(await announced()).toEqual([]);
      await letSeal();
      await announcedOnce(announced);
      await tenMinutesOn();
      expect(await announced()).toEqual([1]);
    });

    it('is announced without it when that takes too long, and not again with it', async () => {
      const { announced, signupId } = await certified();
      await tenMinutesOn();
      await announcedOnce(announced);
      await letSeal();
      await eventually(
        async () =>
          (
            await service.db.query<object[]>(
              `select from certificates c join mandates m on m.id = c.mandate_id
               join document_seals s on s.rendered_sha256 = c.sha256 where m.signup_id = $1`,
              [signupId],
            )
          ).length > 0,
        { fact: 'it was sealed' },
      );
      expect(await announced()).toEqual([1]);
    });

    it('is never announced when another one took its place before', async () => {
      const { announced, mandateId, signupId } = await certified();
      await service.app.get(UnitOfWork).run((scope) => enqueueCertificate(scope, mandateId));
      await eventually(
        async () =>
          (
            await service.db.query<object[]>(
              'select from certificates where mandate_id = $1 and version = 2',
              [mandateId],
            )
          ).length > 0,
        { fact: 'the next one is stored' },
      );
      await tenMinutesOn();
      await announcedOnce(announced);
      expect(await announced()).toEqual([2]);
      const revoked = await service.published(CertificateRevoked);
      expect(revoked.filter((event) => event.signupId === signupId)).toEqual([]);
    });
  });
});
