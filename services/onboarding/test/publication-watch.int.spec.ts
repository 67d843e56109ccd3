import { FindMandate, MandateBegan, MandateRunOffBegan } from '@rep13/contracts-agreements';
import {
  CheckPublication,
  ConfirmPublication,
  CountPublications,
  GetClientPublication,
  GetPublication,
  NamePublicationPage,
  PublicationMissing,
  PublicationSeen,
  PublicationUnjudged,
  SuspendClient,
} from '@rep13/contracts-onboarding';
import { UnitOfWork } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { PublicationWatchesService } from '../src/publication-watch/publication-watches.service.ts';
import { onboarding } from '../src/service.ts';
import { createClient } from './builders.ts';
import { passHours } from './pass-hours.ts';
import { EMPTY, IMPRINT, openWebsite, SHELL, type Website } from './website.ts';

const STAFF = { actor: 'admin:1' };

let service: TestService;
let website: Website;
beforeAll(async () => {
  service = await startTestService(onboarding);
  website = await openWebsite(service);
  service.stubbedServices.answer(FindMandate, () => null);
});
afterAll(async () => {
  await website.stop();
  await service.stop();
});
beforeEach(() => {
  website.pages.clear();
  website.asked.length = 0;
});

const watches = () => service.app.get(PublicationWatchesService);
const start = (signupId: number) =>
  service.app.get(UnitOfWork).run((scope) => watches().start(scope, signupId));
const stop = (signupId: number) =>
  service.app.get(UnitOfWork).run((scope) => watches().stop(scope, signupId));

/** A client whose website is the one under test. */
async function watchedClient(url = website.url): Promise<number> {
  const { id } = await createClient(service);
  await service.db.query('update signups set website_url = $2 where id = $1', [id, url]);
  await start(id);
  return id;
}

const publicationOf = (signupId: number) => service.call(GetClientPublication, { signupId });

async function checked(signupId: number) {
  await service.call(CheckPublication, { signupId });
  await eventually(async () => !(await publicationOf(signupId)).isChecking, { fact: 'the check has ended' });
  return publicationOf(signupId);
}

const announced = async (signupId: number) => ({
  seen: (await service.published(PublicationSeen)).filter((event) => event.signupId === signupId),
  missing: (await service.published(PublicationMissing)).filter((event) => event.signupId === signupId),
});

describe('the watch of a website', () => {
  it('says nothing before the mandate began, and is not asked', async () => {
    const { id: signupId } = await createClient(service);
    expect(await service.call(GetPublication, { signupId })).toEqual({
      state: 'not-checked',
      url: null,
      lastSeenAt: null,
      lastCheckedAt: null,
      confirmedByHand: false,
      confirmedAt: null,
      unjudged: null,
    });
    await expect(service.call(CheckPublication, { signupId })).rejects.toMatchObject({
      status: 409,
      code: 'onboarding.publication-not-watched',
    });
  });

  it('begins once, and reads a website whose scheme nobody gave by https', async () => {
    const signupId = await watchedClient('client.example');
    await start(signupId);
    expect(await publicationOf(signupId)).toMatchObject({ url: 'https://client.example', checks: [] });
    const jobs = await service.db.query<object[]>('select key from jobs where key like $1', [
      `${signupId} due %`,
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('finds all facts on one page, and keeps what it read', async () => {
    website.pages.set('/', IMPRINT);
    const signupId = await watchedClient();

    const { checks, ...publication } = await checked(signupId);

    expect(publication).toMatchObject({ state: 'seen', url: website.url, confirmedByHand: false });
    expect(publication.lastSeenAt).toBe(publication.lastCheckedAt);
    expect(checks).toMatchObject([
      {
        verdict: 'complete',
        found: ['name', 'street', 'postcode', 'city', 'email', 'phone'],
        status: 200,
        pagesRead: 1,
      },
    ]);
    const [row] = await service.db.query<{ excerpt: string; text_sha256: string }[]>(
      'select excerpt, text_sha256 from publication_checks where signup_id = $1',
      [signupId],
    );
    expect(row?.excerpt).toContain('Herengracht');
    expect((await announced(signupId)).seen).toEqual([
      { signupId, seenAt: publication.lastSeenAt, confirmedByHand: false },
    ]);
  });

  it('counts the websites that have shown all facts since a time, and not those that miss some since', async () => {
    website.pages.set('/', IMPRINT);
    const signupId = await watchedClient();
    const { lastSeenAt } = await checked(signupId);
    const count = async (seenSince: string) => (await service.call(CountPublications, { seenSince })).showing;
    expect(await count(lastSeenAt!)).toBe(1);
    expect(await count(new Date(Date.parse(lastSeenAt!) + 1).toISOString())).toBe(0);

    website.pages.set('/', EMPTY);
    await checked(signupId);
    expect(await count(lastSeenAt!)).toBe(0);
  });

  it('follows the links that may lead there, no more than eight, and none away', async () => {
    const links = Array.from({ length: 12 }, (_, n) => `<a href="/legal/${n}">Legal</a>`).join('');
    website.pages.set('/', `${links}<a href="http://other.example:${website.port}/legal">Legal</a>`);
    const signupId = await watchedClient();
    const { checks } = await checked(signupId);
    expect(checks[0]).toMatchObject({ verdict: 'absent', pagesRead: 9 });
    expect(website.asked.filter((path) => path.startsWith('/legal/'))).toHaveLength(8);

    website.pages.set('/legal/3', IMPRINT);
    const again = await checked(signupId);
    expect(again.checks[0]).toMatchObject({
      verdict: 'complete',
      finalUrl: `${website.url}legal/3`,
      pagesRead: 5,
    });
  });

  it.each([
    ['partial', '<p>Rep13 OÜ, Amsterdam</p>'],
    ['absent', EMPTY],
    ['absent', 404],
    ['unreachable', 503],
    ['unreachable', 403],
  ] as const)('calls a page %s that answers %j', async (verdict, page) => {
    website.pages.set('/', page);
    const signupId = await watchedClient();
    expect((await checked(signupId)).checks).toMatchObject([{ verdict }]);
  });

  it('refuses what robots.txt refuses, and addresses that are private', async () => {
    website.pages.set('/', IMPRINT).set('/robots.txt', 'User-agent: *\nDisallow: /');
    expect((await checked(await watchedClient())).checks).toMatchObject([
      { verdict: 'refused', reason: 'robots' },
    ]);
    const inside = await watchedClient(`http://127.0.0.1:${website.port}/`);
    expect((await checked(inside)).checks).toMatchObject([{ verdict: 'refused', reason: 'address' }]);
  });

  it('looks in the second day, a day after a miss, and every week', async () => {
    website.pages.set('/', EMPTY);
    const signupId = await watchedClient();
    const seen: [number, string][] = [];
    for (const hours of [23, 25, 25, 100, 69]) {
      await passHours(service, hours);
      const { checks, state } = await publicationOf(signupId);
      seen.push([checks.length, state]);
    }
    expect(seen).toEqual([
      [0, 'not-checked'],
      [1, 'not-checked'],
      [2, 'missing'],
      [2, 'missing'],
      [3, 'missing'],
    ]);
    const { missing } = await announced(signupId);
    expect(missing).toHaveLength(1);

    website.pages.set('/', IMPRINT);
    await passHours(service, 7 * 24);
    expect(await publicationOf(signupId)).toMatchObject({ state: 'seen' });
    expect((await announced(signupId)).seen).toHaveLength(1);
  });

  it('does one check however often it is asked while that goes on', async () => {
    const signupId = await watchedClient();
    const letGo = website.hold();
    const views = await Promise.all([1, 2, 3].map(() => service.call(CheckPublication, { signupId })));
    letGo();
    expect(views.map(({ isChecking }) => isChecking)).toEqual([true, true, true]);
    await eventually(async () => !(await publicationOf(signupId)).isChecking, {
      fact: 'the check has ended',
    });
    const asked = [`${signupId} asked %`];
    expect(await service.db.query('select key from jobs where key like $1', asked)).toHaveLength(1);
  });

  it('reads the page that the client names, on the own domain alone, at once', async () => {
    website.pages.set('/', EMPTY).set('/imprint', IMPRINT);
    const signupId = await watchedClient();
    const url = `http://www.client.example:${website.port}/imprint`;
    const view = await service.call(NamePublicationPage, { signupId, url });
    expect(view).toMatchObject({ url, isChecking: true });
    await eventually(async () => !(await publicationOf(signupId)).isChecking, {
      fact: 'the check has ended',
    });
    expect(await publicationOf(signupId)).toMatchObject({ state: 'seen', url, checks: [{ finalUrl: url }] });

    await expect(
      service.call(NamePublicationPage, { signupId, url: 'https://client.example.org/' }),
    ).rejects.toMatchObject({ status: 400, details: { errors: [{ path: 'url' }] } });
  });

  it('is changed by nobody who is suspended', async () => {
    const signupId = await watchedClient();
    await service.call(SuspendClient, { signupId, reason: 'x' }, STAFF);
    const suspended = { status: 403, code: 'onboarding.account-suspended' };
    await expect(service.call(CheckPublication, { signupId })).rejects.toMatchObject(suspended);
    await expect(service.call(NamePublicationPage, { signupId, url: website.url })).rejects.toMatchObject(
      suspended,
    );
  });

  it('takes the word of staff for a page that needs JavaScript', async () => {
    website.pages.set('/', SHELL);
    const signupId = await watchedClient();
    const { checks } = await checked(signupId);
    expect(checks).toMatchObject([{ verdict: 'unjudged', needsJavaScript: true, obstacle: 'needs-browser' }]);

    const note = 'In the footer, after loading';
    await service.call(ConfirmPublication, { signupId, note }, STAFF);
    await passHours(service, 49);
    await passHours(service, 7 * 24);

    const view = await publicationOf(signupId);
    expect(view).toMatchObject({ state: 'seen', confirmedByHand: true });
    expect(view.checks.length).toBeGreaterThan(1);
    expect(JSON.stringify(view)).not.toContain(note);
    const { seen, missing } = await announced(signupId);
    expect([seen, missing]).toMatchObject([[{ confirmedByHand: true }], []]);
  });

  it('has staff look after three weeks in which nothing can be said, once', async () => {
    website.pages.set('/', 403);
    const signupId = await watchedClient();
    for (const hours of [49, 7 * 24, 7 * 24, 7 * 24, 7 * 24]) await passHours(service, hours);
    const { state, unjudged, checks } = await publicationOf(signupId);
    expect([state, unjudged?.obstacle, checks.length]).toEqual(['not-checked', 'blocked', 5]);
    const events = (await service.published(PublicationUnjudged)).filter(
      (each) => each.signupId === signupId,
    );
    expect(events).toMatchObject([{ since: unjudged?.since, obstacle: 'blocked' }]);
  });

  it('begins and ends with what agreements announces, also of mandates of before', async () => {
    const { id: signupId } = await createClient(service);
    const registerNumber = 'R13-ABCDEFGH';
    const at = new Date().toISOString();
    const { announce } = service.stubbedServices;
    await announce(MandateBegan, { signupId, registerNumber, beganAt: at, isBackfilled: true });
    await eventually(async () => (await publicationOf(signupId)).url !== null, {
      fact: 'the watch has begun',
    });
    expect(await publicationOf(signupId)).toMatchObject({
      state: 'not-checked',
      url: 'https://acme.example',
    });
    await announce(MandateRunOffBegan, { signupId, registerNumber, endsAt: at, runOffUntil: at });
    await eventually(async () => (await publicationOf(signupId)).state === 'stopped', {
      fact: 'the watch has ended',
    });
  });

  it('ends with the mandate, and reads nothing more', async () => {
    website.pages.set('/', IMPRINT);
    const signupId = await watchedClient();
    await checked(signupId);
    await stop(signupId);
    await stop(signupId);
    await passHours(service, 14 * 24);
    const view = await publicationOf(signupId);
    expect(view).toMatchObject({ state: 'stopped', nextCheckAt: null, checks: [{ verdict: 'complete' }] });
    await expect(service.call(CheckPublication, { signupId })).rejects.toMatchObject({ status: 409 });
  });
});
