import { liveThrough, startTestService, unclassified, type Keeping, type TestService } from '@rep13/testing';
import { agreements } from '../src/service.ts';

const KEPT: Keeping[] = [
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
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService(agreements);
});
afterAll(() => service.stop());

describe('what agreements keeps', () => {
  it('has a time for every table', async () => {
    expect(await unclassified(service, agreements)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after eight years what the table says: every agreement, as long as no mandate has an end', async () => {
    expect(await liveThrough(service, 8, KEPT)).toEqual([]);
  });
});
