import { RepresentativeChanged } from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { ConfirmPublication, GetClientPublication } from '@rep13/contracts-onboarding';
import { UnitOfWork } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { PublicationWatchesService } from '../src/publication-watch/publication-watches.service.ts';
import { onboarding } from '../src/service.ts';
import { createClient } from './builders.ts';

describe('what was seen on a website before the representative’s own details changed', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  const publicationOf = (signupId: number) => service.call(GetClientPublication, { signupId });
  async function confirmedClient(): Promise<number> {
    const { id: signupId } = await createClient(service);
    await service.app
      .get(UnitOfWork)
      .run((scope) => service.app.get(PublicationWatchesService).start(scope, signupId));
    await service.call(ConfirmPublication, { signupId, note: 'In the footer' }, { actor: 'admin:1' });
    return signupId;
  }
  const changed = (changedAt: Date) =>
    service.stubbedServices.announce(RepresentativeChanged, {
      ...{ recordId: 2, changes: [], changedAt: changedAt.toISOString() },
    });

  it('is forgotten, also where a person saw it; what was seen since stays', async () => {
    const before = await confirmedClient();
    service.passTime(2 * DAY_MS);
    const since = await confirmedClient();
    await changed(new Date(Date.now() + DAY_MS));

    await eventually(async () => (await publicationOf(before)).state === 'not-checked', {
      fact: 'nothing is known of the new details',
    });
    expect(await publicationOf(before)).toMatchObject({ lastSeenAt: null, confirmedByHand: false });
    expect(await publicationOf(since)).toMatchObject({ state: 'seen', confirmedByHand: true });
  });
});
