import { eventSamples } from '@rep13/contracts-catalogue/samples';
import { replay, rowCounts } from '@rep13/testing';
import { startAgreements, type AgreementsUnderTest } from './agreements.service-under-test.ts';
import { buildParty } from './party.builder.ts';

describe('the golden samples of what other services announce', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements();
    service.parties.set(512_345_678, buildParty({ id: 512_345_678 }));
  });
  afterAll(() => service?.stop());

  const mandates = () =>
    service.db.query<object[]>('select state, paid_at, ends_at, cancelled_by from mandates order by id');
  const keys = () =>
    service.db.query<object[]>(`select name, key from jobs where name = 'render-invoice-pdf' order by 1, 2`);

  it('are taken in, none is put aside, and a replay of all changes nothing', async () => {
    const samples = eventSamples().filter(({ source }) => source !== '/agreements');

    await replay(service, samples);

    const [mandate, ...others] = await mandates();
    expect(others).toEqual([]);
    // Cancelled, and the cancellation taken back.
    expect(mandate).toMatchObject({ state: 'awaiting', cancelled_by: null });
    expect(await keys()).toEqual([{ name: 'render-invoice-pdf', key: 'R13-2026-00001' }]);

    await replay(service, samples);

    expect(await mandates()).toEqual([mandate]);
    expect(await keys()).toHaveLength(1);
    expect((await rowCounts(service))['dead_letters']).toBe(0);
  });
});
