import { eventSamples } from '@rep13/contracts-catalogue/samples';
import { replay, rowCounts, startTestService, type TestService } from '@rep13/testing';
import { onboarding } from '../src/service.ts';

describe('the golden samples of all events', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  it('each make one row of the audit log, and a replay of all changes nothing', async () => {
    const samples = eventSamples();

    await replay(service, samples);

    const rows = await service.db.query<{ event_id: string; event_type: string }[]>(
      'select event_id, event_type from audit_logs',
    );
    const byId = (one: { event_id: string }, other: { event_id: string }) =>
      one.event_id.localeCompare(other.event_id);
    expect(rows.sort(byId)).toEqual(
      samples.map(({ id, type }) => ({ event_id: id, event_type: type })).sort(byId),
    );
    const before = await rowCounts(service);
    expect(before['dead_letters']).toBe(0);

    await replay(service, samples);

    expect(await rowCounts(service)).toEqual(before);
  });
});
