import { ListBillingTasks, ProviderTroubleFound } from '@rep13/contracts-onboarding';
import { memoryLog, startTestService, type TestService } from '@rep13/testing';
import { useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { onboarding } from '../service.ts';
import { BookComparisons } from './book-comparisons.ts';

describe('the account at the provider', () => {
  const log = memoryLog('onboarding');
  let service: TestService;
  let double: ProviderDouble;
  let time: ServiceTime;
  beforeAll(async () => {
    service = await startTestService(onboarding, {}, log);
    double = useProviderDouble(service);
    time = new ServiceTime(service);
  });
  afterAll(() => service.stop());

  const look = async () => {
    await service.app.get(BookComparisons, { strict: false }).book();
    await time.settle();
  };
  const tasks = () => service.call(ListBillingTasks, { open: true });

  it('is looked at when the service starts and once a day: what is wrong is one task until it is right', async () => {
    double.wrong = ['No webhook endpoint leads to us.'];
    await look();
    await look();
    await time.passDays(1);
    await look();
    expect(await tasks()).toMatchObject([
      { kind: 'provider-settings', signupId: null, details: 'double: No webhook endpoint leads to us.' },
    ]);
    expect(await service.published(ProviderTroubleFound)).toMatchObject([{ kind: 'provider-settings' }]);
    expect(log.text()).toContain('No webhook endpoint leads to us.');

    double.wrong = [];
    await time.passDays(1);
    await look();
    expect(await tasks()).toEqual([]);
    expect(await service.call(ListBillingTasks, {})).toMatchObject([{ doneBy: 'system' }]);
  }, 60_000);
});
