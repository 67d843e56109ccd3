import { eventSamples } from '@rep13/contracts-catalogue/samples';
import { publishedEventCommands } from '@rep13/contracts-messaging';
import { TicketOpened } from '@rep13/contracts-sla';
import { DeliveryMonitor } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { onboarding } from '../src/service.ts';

describe('an event of another service that the stream has lost', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  it('is asked for, published again and audited once', async () => {
    const event = eventSamples().find(({ type }) => type === TicketOpened.type);
    if (!event) throw new Error('there is no sample');
    const { list, publishAgain } = publishedEventCommands('sla');
    const { answer, deliver } = service.stubbedServices;
    answer(list, ({ after, names }) => {
      expect(names).toContain('sla.ticket.opened');
      const upTo = after === undefined ? 6 : 7;
      return {
        eventIds: after === 6 ? [event.id] : [],
        mark: { upTo, horizon: '1' },
        settledUpTo: upTo,
      };
    });
    const asked: string[] = [];
    answer(publishAgain, async ({ eventIds }) => {
      asked.push(...eventIds);
      await deliver(event);
      return eventIds.length;
    });

    const position = async () => {
      await service.app.get(DeliveryMonitor).check();
      const [row] = await service.db.query<{ at: number }[]>(
        `select outbox_id::integer as at from event_positions where producer = 'sla'`,
      );
      return row?.at;
    };
    await eventually(async () => (await position()) === 7, {
      fact: 'all of sla is known to be there',
      everyMs: 200,
    });

    expect(asked).toEqual([event.id]);
    expect(await service.db.query('select event_type from audit_logs')).toEqual([{ event_type: event.type }]);
  });
});
