import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ChangeBilling,
  GetBilling,
  InvoiceIssued,
  RecordTaxIdCheck,
  TaxIdChecked,
} from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { eventsOf } from '../../test/events-of.ts';
import { PROVEN, startInvoicing, type InvoicingUnderTest } from '../../test/invoicing.ts';
import { ViesServer } from '../../test/vies-server.ts';

const MONACO = { countryOfIncorporation: 'Monaco' };
const FRENCH = { ...PROVEN, taxIdType: 'vat-number', taxId: 'FR 32 123 456 789' } as const;
const OUR_NUMBER = 'NL123456789B01';

describe('the number of a client', () => {
  let vies: ViesServer;
  let service: InvoicingUnderTest;
  let directory: string;
  beforeAll(async () => {
    vies = await ViesServer.start();
    directory = await mkdtemp(join(tmpdir(), 'rep13-'));
    const record = join(directory, 'entity.json');
    await writeFile(record, JSON.stringify({ ...SAMPLE_LEGAL_ENTITY, vatNumber: OUR_NUMBER }));
    service = await startInvoicing({ VIES_URL: vies.url, LEGAL_ENTITY: record });
  });
  afterAll(async () => {
    await service.stop();
    await vies.stop();
    await rm(directory, { recursive: true });
  });

  const billingOf = (signupId: number) => service.call(GetBilling, { signupId });
  const checked = (signupId: number) =>
    eventually(async () => (await eventsOf(service, TaxIdChecked, signupId))[0], {
      fact: 'it was looked up',
    });

  it('is looked up where it is said, and a fee that waits gets its invoice in reverse charge', async () => {
    const signupId = await service.createPayer(MONACO, FRENCH);
    await service.pay(signupId);
    expect(await checked(signupId)).toMatchObject({ isValid: true, by: 'vies' });
    await eventually(async () => (await eventsOf(service, InvoiceIssued, signupId))[0], {
      fact: 'the invoice is issued',
    });
    expect(await billingOf(signupId)).toMatchObject({
      vatTreatment: 'reverse-charge',
      evidence: { level: 'vies', reference: 'WAPIAAAAX1' },
    });
    expect(vies.asked.at(-1)?.body).toMatchObject({
      vatNumber: '32123456789',
      requesterMemberStateCode: 'NL',
    });
  }, 60_000);

  it('proves nothing where the register does not know it, until one of us has looked', async () => {
    vies.answer = { valid: false, name: '---' };
    const signupId = await service.createPayer(MONACO, FRENCH);
    expect(await checked(signupId)).toMatchObject({ isValid: false });
    expect(await billingOf(signupId)).toMatchObject({
      vatTreatment: 'unknown',
      evidence: { level: 'refuted' },
    });
    const seen = await service.call(RecordTaxIdCheck, { signupId, isValid: true, note: 'A new number.' });
    expect(seen).toMatchObject({ vatTreatment: 'reverse-charge', evidence: { level: 'staff' } });
    const other = { ...FRENCH, taxId: 'FR99999999999' };
    await service.call(ChangeBilling, { signupId, billing: other });
    expect(await billingOf(signupId)).toMatchObject({
      evidence: { level: expect.not.stringMatching('staff') },
    });
  }, 60_000);

  it('is not asked about where VIES cannot know it, and staff needs a number to look up', async () => {
    const signupId = await service.createPayer({}, PROVEN);
    await service.settled();
    expect(vies.asked.map(({ body }) => body['vatNumber'])).not.toContain(PROVEN.taxId);
    expect(await billingOf(signupId)).toMatchObject({
      vatTreatment: 'outside-scope',
      evidence: { level: 'declared' },
    });
    const nameless = await service.createPayer({}, null);
    await expect(
      service.call(RecordTaxIdCheck, { signupId: nameless, isValid: true, note: 'x' }),
    ).rejects.toMatchObject({ status: 404 });
  }, 60_000);
});
