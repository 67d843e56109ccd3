import { ListHeldClients } from '@rep13/contracts-messaging';
import { liveThrough, startTestService, unclassified, type RowKind, type TestService } from '@rep13/testing';
import { agreements } from '../src/service.ts';

/** A SHA-256 of what and when. */
const named = (what: string) => `encode(sha256(convert_to('${what}' || $1::timestamptz, 'UTF8')), 'hex')`;

const RETAINED_ROWS: RowKind[] = [
  {
    table: 'legal_agreements',
    add: `insert into legal_agreements (signup_id, agreement_number, agreement_version, text_sha256, particulars,
        client_signature, client_signature_type, signed_at)
      values (100000000 + extract(epoch from $1::timestamptz)::bigint % 1000000000, gen_random_uuid(), '1.0',
        repeat('0', 64), '{}', 'Anna Smith', 'typed', $1)`,
    began: 'signed_at',
    where: 'true',
    goesAt: () => null,
  },
  {
    table: 'invoice_pdfs',
    add: `with rendered as (
        insert into agreement_documents (sha256, bytes, created_at)
        values (${named('rendered')}, '', $1) returning sha256
      ), sealed as (
        insert into agreement_documents (sha256, bytes, created_at)
        values (${named('sealed')}, '', $1) returning sha256
      ), seal as (
        insert into document_seals (rendered_sha256, level, sha256, cert_fingerprint, sealed_at)
        select rendered.sha256, 'B-B', sealed.sha256, repeat('0', 64), $1 from rendered, sealed
      )
      insert into invoice_pdfs (number, signup_id, kind, sha256, made_at)
      select 'R13-' || extract(epoch from $1::timestamptz), 100000000, 'invoice', sha256, $1 from rendered`,
    began: 'made_at',
    where: 'true',
    goesAt: (made) => new Date(Date.UTC(made.getUTCFullYear() + 8, 0, 1)),
  },
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService(agreements);
  service.stubbedServices.answer(ListHeldClients, () => []);
});
afterAll(() => service.stop());

describe('what agreements keeps', () => {
  it('has a time for every table', async () => {
    expect(await unclassified(service, agreements)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after nine years what the table says: every agreement, as long as no mandate has an end', async () => {
    expect(await liveThrough(service, 9, RETAINED_ROWS)).toEqual([]);
  });

  it('holds no bytes and no seal of invoices that are gone', async () => {
    const [left] = await service.db.query<object[]>(
      `select (select count(*)::integer from invoice_pdfs) as invoices,
         (select count(*)::integer from document_seals) as seals,
         (select count(*)::integer from agreement_documents) as documents`,
    );
    const { invoices = 0 } = left as { invoices?: number };
    expect(invoices).toBeGreaterThan(0);
    expect(left).toEqual({ invoices, seals: invoices, documents: 2 * invoices });
  });
});
