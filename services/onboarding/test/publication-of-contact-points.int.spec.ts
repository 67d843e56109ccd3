import { FindMandate, type MandateDetailView } from '@rep13/contracts-agreements';
import { CheckPublication, GetClientPublication, PublicationMissing } from '@rep13/contracts-onboarding';
import { UnitOfWork } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { PublicationWatchesService } from '../src/publication-watch/publication-watches.service.ts';
import { onboarding } from '../src/service.ts';
import { createClient } from './builders.ts';
import { passHours } from './pass-hours.ts';
import { IMPRINT, openWebsite, type Website } from './website.ts';

describe('the point of contact of Article 11 on a website', () => {
  let service: TestService;
  let website: Website;
  let signupId: number;
  let designated = false;
  beforeAll(async () => {
    service = await startTestService(onboarding);
    website = await openWebsite(service);
    service.stubbedServices.answer(FindMandate, () => {
      const pointOfContact = { designated, since: null };
      return { pointOfContact } as Pick<MandateDetailView, 'pointOfContact'> as MandateDetailView;
    });
    ({ id: signupId } = await createClient(service));
    await service.db.query('update signups set website_url = $2 where id = $1', [signupId, website.url]);
    const watches = service.app.get(PublicationWatchesService);
    await service.app.get(UnitOfWork).run((scope) => watches.start(scope, signupId));
  });
  afterAll(async () => {
    await website.stop();
    await service.stop();
  });

  const publication = () => service.call(GetClientPublication, { signupId });
  async function checked() {
    await service.call(CheckPublication, { signupId });
    await eventually(async () => !(await publication()).isChecking, { fact: 'the check has ended' });
    return publication();
  }

  it('is looked for from when we are it, and the article whose line is missing is named', async () => {
    website.pages.set('/', IMPRINT);
    expect((await checked()).checks).toMatchObject([{ verdict: 'complete', contactPoint: false }]);

    designated = true;
    const { checks, state } = await checked();
    expect(state).toBe('seen');
    expect(checks[0]).toMatchObject({ verdict: 'partial', contactPoint: true });
    await passHours(service, 25);
    expect((await publication()).state).toBe('missing');
    expect(await service.published(PublicationMissing)).toMatchObject([{ lines: ['article-11'] }]);

    website.pages.set('/', `${IMPRINT}<p>Point of contact for authorities. Dutch, English</p>`);
    expect(await checked()).toMatchObject({ state: 'seen' });
  });
});
