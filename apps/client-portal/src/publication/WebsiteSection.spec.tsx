import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ClientPublicationView, PublicationCheckView } from '@rep13/contracts-onboarding';
import {
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refused,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildProfile, buildPublication, buildPublicationCheck } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const READ = 'GET /api/client/publication';
const CHECK = 'POST /api/client/publication/check';
const NAME = 'PUT /api/client/publication';
const ARTICLE_13 = ['name', 'street', 'postcode', 'city', 'email', 'phone'] as const;

const section = () => within(screen.getByRole('region', { name: 'On your website' }));
const sectionText = () => screen.getByRole('region', { name: 'On your website' }).textContent ?? '';

async function openTab(publication?: ClientPublicationView, more = {}) {
  const api = fakeApi({ ...accountOf({ publication }), ...more });
  await open('/client/dashboard?tab=agreement');
  return api;
}

const withCheck = (check: Partial<PublicationCheckView>, more: Partial<ClientPublicationView> = {}) =>
  buildPublication({
    state: 'not-checked',
    lastSeenAt: null,
    checks: [buildPublicationCheck(check)],
    ...more,
  });

describe('the own website in the portal', () => {
  it.each([
    [
      buildPublication(),
      'Seen',
      /Your website showed all details of your representative on 22 November 2026/,
    ],
    [
      buildPublication({ confirmedByHand: true }),
      'Seen',
      /Our staff saw all details .* on 22 November 2026: confirmed by a person/,
    ],
    [
      buildPublication({ state: 'missing' }),
      'Missing',
      /on two days, and neither time did one page show all/,
    ],
    [
      buildPublication({ state: 'not-checked', checks: [] }),
      'Not found yet',
      /for the first time on 29 November 2026/,
    ],
    [buildPublication({ state: 'not-checked' }), 'Not found yet', /We have not seen all details/],
    [buildPublication({ state: 'stopped', nextCheckAt: null }), 'No longer checked', /The mandate is over/],
  ])('says where it stands: %#', async (publication, badge, sentence) => {
    await openTab(publication);
    expect(section().getByText(badge)).toBeTruthy();
    expect(sectionText()).toMatch(sentence);
  });

  it('offers nothing before the mandate begins, after it ended, or to who is suspended', async () => {
    await openTab(buildPublication({ url: null, state: 'not-checked', checks: [], nextCheckAt: null }));
    expect(sectionText()).toContain('Once your mandate is in force we read your website every week.');
    expect(section().queryByRole('button')).toBeNull();
  });

  it('offers nothing to who is suspended', async () => {
    fakeApi(accountOf({ profile: buildProfile({ accountStatus: 'suspended' }) }));
    await open('/client/dashboard?tab=agreement');
    expect(section().queryByRole('button', { name: 'Check now' })).toBeNull();
  });

  it.each([
    [
      { verdict: 'partial', found: ['name', 'city'] },
      /Seen: name, city. Not seen: street, postcode, email address, phone number./,
    ],
    [
      { verdict: 'partial', contactPoint: true, found: [...ARTICLE_13] },
      /phone number. Not seen of your point of contact for authorities \(Article 11\), beside our email address: that this address is your point of contact, its languages./,
    ],
    [
      { verdict: 'partial', contactPoint: true, found: ['name', 'languages'] },
      /Not seen of your representative \(Article 13\): street, .* Not seen of your point of contact .*: that this address is your point of contact. $/,
    ],
    [{ verdict: 'absent', found: [], needsJavaScript: true }, /next to nothing without JavaScript/],
    [{ verdict: 'unreachable', reason: 'status', status: 503 }, /It answered with the error 503/],
    [{ verdict: 'unreachable', reason: 'name' }, /Please check the address/],
    [{ verdict: 'unreachable', reason: 'connection' }, /It did not answer. We try again/],
    [{ verdict: 'refused', reason: 'robots', obstacle: 'robots' }, /robots.txt asks programs not to read/],
    [
      { verdict: 'unreachable', reason: 'blocked', obstacle: 'blocked', status: 403 },
      /It keeps programs out/,
    ],
    [{ verdict: 'unjudged', reason: 'pdf', obstacle: 'pdf-only' }, /is a PDF/],
    [{ verdict: 'unjudged', reason: 'browser', obstacle: 'needs-browser' }, /The page needs a browser/],
    [{ verdict: 'unjudged', reason: 'denied', obstacle: 'denied' }, /seems to say that it no longer is one/],
    [{ verdict: 'refused', reason: 'encoding' }, /not a readable page/],
  ] as const)('says what the last reading came to: %j', async (check, sentence) => {
    await openTab(withCheck(check as Partial<PublicationCheckView>));
    expect(section().getByRole('note').textContent).toMatch(sentence);
  });

  it('says since when nothing can be said, and what happens then', async () => {
    const check = { verdict: 'unjudged', reason: 'browser', obstacle: 'needs-browser' } as const;
    const unjudged = { since: '2026-11-08T10:00:00.000Z', obstacle: 'needs-browser' } as const;
    await openTab(withCheck(check, { unjudged }));
    expect(section().getByRole('note').textContent).toMatch(
      /Since 8 November 2026 we could not judge your website. .* three weeks, our staff will look/,
    );
  });

  it('lists the last readings', async () => {
    const checks = [
      buildPublicationCheck({ id: 2 }),
      buildPublicationCheck({ verdict: 'absent', found: [], pagesRead: 1 }),
    ];
    await openTab(buildPublication({ checks }));
    expect(section().getByText('The last 2 checks')).toBeTruthy();
    expect(section().getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });
});

describe('a client who has the website read now', () => {
  it('waits for the end, and is told what it came to', async () => {
    let publication = withCheck({ verdict: 'absent', found: [] });
    const api = await openTab(undefined, {
      [READ]: () => ok(publication),
      [CHECK]: () => {
        publication = { ...publication, isChecking: true };
        return ok(publication, 202);
      },
    });
    await press('Check now');
    expect(section().getByRole<HTMLButtonElement>('button', { name: 'Reading your website…' }).disabled).toBe(
      true,
    );
    publication = buildPublication({ checks: [buildPublicationCheck({ id: 2 })] });
    await later(3_000);
    expect(section().getByRole('status').textContent).toBe('Read just now: all details seen.');
    expect(section().getByText('Seen')).toBeTruthy();
    expect(api.sent('POST', '/api/client/publication/check')).toHaveLength(1);
  });

  it('is told when that was often enough', async () => {
    await openTab(undefined, { [CHECK]: refusedAs(429, 'gateway.too-many-attempts') });
    await press('Check now');
    expect(section().getByRole('status').textContent).toContain('six times an hour');
  });

  it('names another page, and reads why one is refused at its field', async () => {
    const other = 'Please enter a page of the website that you registered';
    let answer = refused(400, 'Please check the form', [{ path: 'url', message: other }]);
    const api = await openTab(undefined, { [NAME]: () => answer });
    fill('Page that names your representative', 'https://other.example/');
    await press('Read this page');
    expect(errorAt('Page that names your representative')).toBe(other);

    const url = 'https://acme.example/legal';
    answer = ok(buildPublication({ url, isChecking: true }));
    fill('Page that names your representative', ` ${url} `);
    await press('Read this page');
    expect(api.sent('PUT', '/api/client/publication').at(-1)?.body).toEqual({ url });
    expect(sectionText()).toContain(url);
  });

  it('is told of a slip of the finger before anything is sent', async () => {
    const api = await openTab();
    fill('Page that names your representative', 'acme.example/legal');
    await press('Read this page');
    expect(errorAt('Page that names your representative')).toContain('http');
    expect(api.sent('PUT', '/api/client/publication')).toEqual([]);
  });
});
