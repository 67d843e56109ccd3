import { GetInvoicePdf, InvoicePdfMade, VerifyDocument } from '@rep13/contracts-agreements';
import { GetInvoiceDocument, InvoiceIssued } from '@rep13/contracts-onboarding';
import { eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import { startAgreements, type AgreementsUnderTest } from '../../test/agreements.service-under-test.ts';
import { buildInvoice } from '../../test/invoice-document.builder.ts';
import { readBy } from '../../test/read-by.ts';
import { agreements } from '../service.ts';

const INVOICE = buildInvoice();

describe('the PDF of an invoice', () => {
  let seal: TestSeal;
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    seal = await makeTestSeal();
    service = await startAgreements(agreements, seal.environment);
    service.stubbedServices.answer(GetInvoiceDocument, () => INVOICE);
  });
  afterAll(async () => {
    await service?.stop();
    await seal.remove();
  });

  it('is announced, and so mailed, with its seal', async () => {
    const announced = () => service.published(InvoicePdfMade);
    await service.db.query(`create function no_seal() returns trigger language plpgsql as $$
      begin if new.name = 'seal-document' then new.run_at = now() + interval '1 day'; end if; return new; end $$`);
    await service.db.query(
      'create trigger no_seal before insert on jobs for each row execute function no_seal()',
    );
    const { signupId, number, kind, currency, issuedAt } = INVOICE;
    const fact = { signupId, number, kind, totalCents: 30_000, currency, issuedAt };
    await service.stubbedServices.announce(InvoiceIssued, fact);
    const isStored = () => service.call(GetInvoicePdf, { number }).catch(() => null);
    await eventually(isStored, { fact: 'its PDF is stored' });
    expect(await announced()).toEqual([]);

    await service.db.query(
      `update jobs set run_at = now() where name = 'seal-document' and state = 'pending'`,
    );
    await eventually(async () => (await announced()).length > 0, { fact: 'it is announced' });
    expect(await sealedPdf()).not.toBe(false);
    await service.db.query('drop function no_seal cascade');
  });

  it('is sealed a moment after it is made, and verified as genuine by us and by others', async () => {
    const { signupId, number, kind, currency, issuedAt } = INVOICE;
    const fact = { signupId, number, kind, totalCents: 30_000, currency, issuedAt };
    await service.stubbedServices.announce(InvoiceIssued, fact);
    const bytes = await eventually(() => sealedPdf(), { fact: 'the invoice was sealed' });

    expect(await service.call(VerifyDocument, { bytes })).toMatchObject({
      verdict: 'genuine',
      document: { known: true, kind: 'invoice', number, seal: { level: 'B-B' } },
      signatures: [{ verdict: 'valid', isOurs: true }],
    });
    expect(await readBy('pdfsig', ['-nocert'], bytes)).toMatch(/Signature is Valid|^$/);
  });

  async function sealedPdf(): Promise<Buffer | false> {
    const { number } = INVOICE;
    const pdf = await service.call(GetInvoicePdf, { number }).catch(() => null);
    const bytes = Buffer.from(pdf?.bytes ?? []);
    return bytes.includes('/ByteRange') && bytes;
  }
});
