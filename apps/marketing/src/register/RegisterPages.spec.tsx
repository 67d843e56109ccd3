import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RegisterHitView, RegisterSearchedView, RegisterView } from '@rep13/contracts-agreements';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { errorAt, fakeApi, fill, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';

withFakeBrowser();

const LABEL = 'Company, domain, web address or register number';
const NUMBER = 'R13-ABCDEFGH';
const ADDRESS = `GET /api/register/${NUMBER}`;
const HIT: RegisterHitView = {
  registerNumber: NUMBER,
  companyName: 'Northwind Ltd',
  website: 'northwind.example',
  state: 'in_force',
};
const ENTRY: RegisterView = {
  ...HIT,
  beganAt: '2026-11-20T09:14:00.000Z',
  endsAt: null,
  runOffUntil: null,
  representative: {
    name: 'Rep13 OÜ',
    address: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
    email: 'authorities@rep13.example',
    phone: '+31 20 555 0113',
    memberState: 'Netherlands',
    coordinator: 'Autoriteit Consument & Markt (ACM)',
    languages: ['nl', 'en'],
  },
  pointOfContact: { designated: true, since: '2026-11-20T09:14:00.000Z' },
  notification: null,
  publication: null,
};
const NOTIFICATION = {
  state: 'acknowledged',
  coordinator: 'ACM',
  about: { companyName: 'Northwind Ltd', website: 'northwind.example' },
  sentAt: '2026-11-21T10:00:00.000Z',
  acknowledgedAt: '2026-11-22T10:00:00.000Z',
  withdrawnAt: null,
};
const NAMES: RegisterSearchedView = { number: false, domain: null, names: 'beginning' };
const answered = (hits: readonly RegisterHitView[], searched = NAMES, matches = hits.length) => ({
  hits,
  matches,
  searched,
});
const text = () => document.body.textContent ?? '';
const ticks = () =>
  [...document.querySelectorAll<HTMLElement>('ol > li')].map(({ dataset }) => dataset.state).join(' ');
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('RegisterPage', () => {
  it('finds, and leads to the entry', async () => {
    const api = fakeApi({ 'GET /api/register?q=north+wind%26': ok(answered([HIT])) });
    await open('/register');
    fill(LABEL, ' north wind& ');
    await press('Look up');
    expect(api.calls).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Northwind Ltd' });
    expect(link.getAttribute('href')).toBe(`/register/${NUMBER}`);
    expect(text()).toContain('northwind.example · R13-ABCDEFGH');
    expect(text()).toContain('In force');
  });

  it.each([
    ['nobody', NAMES, /We searched for companies whose name begins like this. Accents/],
    [
      'nobody.example',
      { ...NAMES, domain: 'nobody.example' },
      /for websites under nobody.example and for companies/,
    ],
    ['xy', { ...NAMES, names: 'whole' as const }, /enter at least 3 letters/],
    ['?', { ...NAMES, names: null }, /enter at least 3 letters/],
    ['R13-ZZZZZZZZ', { ...NAMES, number: true, names: null }, /We searched for this register number/],
  ])('says what was searched when nothing matches %s, and denies nothing', async (q, searched, sentence) => {
    fakeApi({ [`GET /api/register?q=${encodeURIComponent(q)}`]: ok(answered([], searched)) });
    await open('/register');
    fill(LABEL, q);
    await press('Look up');
    expect(announced('status')[0]).toContain(`No entry matches “${q}”.`);
    expect(announced('status')[0]).toMatch(sentence);
    expect(announced('status')[0]).toContain(`Ask us at ${LEGAL_ENTITY.authorityEmail}`);
    expect(text()).not.toMatch(/not represented/);
    expect(screen.getByRole('link', { name: LEGAL_ENTITY.authorityEmail }).getAttribute('href')).toBe(
      `mailto:${LEGAL_ENTITY.authorityEmail}`,
    );
    expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull();
  });

  it('asks to be more exact when more match than are shown', async () => {
    fakeApi({
      'GET /api/register?q=zeb': ok(answered([HIT, { ...HIT, registerNumber: 'R13-ZYXWVUTS' }], NAMES, 7)),
    });
    await open('/register');
    fill(LABEL, 'zeb');
    await press('Look up');
    expect(announced('status')[0]).toMatch(/7 entries match, of which 2 are shown. Please be more exact/);
    expect(screen.getAllByRole('link', { name: 'Northwind Ltd' })).toHaveLength(2);
  });

  it('asks nothing while the field is empty or too long', async () => {
    const api = fakeApi({});
    await open('/register');
    await press('Look up');
    expect(errorAt(LABEL)).toMatch(/^Please enter a company/);
    fill(LABEL, 'x'.repeat(201));
    await press('Look up');
    expect(errorAt(LABEL)).toBe('Please use at most 200 characters');
    expect(api.calls).toEqual([]);
  });

  it.each([
    [429, 'gateway.too-many-attempts', /Please wait a minute/],
    [503, 'gateway.service-unavailable', /could not be read/],
  ] as const)('keeps what was typed when it is refused with %i', async (status, code, sentence) => {
    fakeApi({ 'GET /api/register?q=northwind': refusedAs(status, code) });
    await open('/register');
    fill(LABEL, 'northwind');
    await press('Look up');
    expect(announced('alert')[0]).toMatch(sentence);
    expect(screen.getByLabelText<HTMLInputElement>(LABEL).value).toBe('northwind');
  });
});

describe('RegisterEntryPage', () => {
  it('says how the mandate stands and how the representative is reached', async () => {
    fakeApi({ [ADDRESS]: ok(ENTRY) });
    await open(`/register/${NUMBER}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Northwind Ltd');
    for (const fact of [
      NUMBER,
      'northwind.example',
      '20 November 2026, 10:14 in Amsterdam',
      'In force',
      ...Object.values({ ...ENTRY.representative, languages: 'Dutch, English' }),
      'does not constitute an establishment in the European Union (Article 13(5)',
      'The representative, since 20 November 2026, 10:14 in Amsterdam',
      'No notification is recorded yet.',
    ])
      expect(text()).toContain(fact);
    expect(links()).toEqual(
      expect.arrayContaining([
        `/register/${NUMBER}/certificate.pdf?language=en`,
        `/register/${NUMBER}/appointment.jwt`,
        `/register/${NUMBER}/appointment.json`,
        '/verify',
      ]),
    );
    expect(ticks()).toBe('done open open open open');
    expect(screen.getByRole('img').getAttribute('src')).toBe(`/register/${NUMBER}/code.svg`);
    expect(document.title).toMatch(/^Northwind Ltd: In force/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([
    ['ending', 'In force, notice given', 'Notice was given', true],
    ['run_off', 'Ended, in run-off', 'still taken until', false],
    ['ended', 'Ended', 'We no longer accept anything', false],
  ] as const)('says of one that is %s what that means', async (state, badge, sentence, hasCertificate) => {
    const endsAt = '2026-12-31T22:59:59.999Z';
    fakeApi({ [ADDRESS]: ok({ ...ENTRY, state, endsAt, runOffUntil: endsAt }) });
    await open(`/register/${NUMBER}`);
    expect(text()).toContain(badge);
    expect(text()).toContain(sentence);
    expect(links().includes(`/register/${NUMBER}/certificate.pdf?language=en`)).toBe(hasCertificate);
    expect(links().includes(`/authorities?target=${NUMBER}`)).toBe(state !== 'ended');
    expect(text().includes('In force since')).toBe(state === 'ending');
    expect(/\byet\b/.test(text())).toBe(state === 'ending');
    expect(ticks()).toMatch(state === 'ending' ? /^notice done/ : /^ended done/);
  });

  it('says of one that is over what was, and of nothing that it is still to come', async () => {
    const notification = { ...NOTIFICATION, sentAt: null, acknowledgedAt: null, state: 'open' };
    const publication = { state: 'stopped', website: 'northwind.example', lastSeenAt: null };
    const over = { ...ENTRY, state: 'run_off', endsAt: '2026-12-31T22:59:59.999Z' };
    fakeApi({ [ADDRESS]: ok({ ...over, notification, publication }) });
    await open(`/register/${NUMBER}`);
    expect(text()).not.toMatch(/\byet\b|In force since/);
    expect(text()).toContain('No notification to ACM is recorded for Northwind Ltd at northwind.example.');
    expect(text()).toContain('Was in force from');
  });

  it('says where a person saw the details, and no program', async () => {
    const seen = '2026-11-23T10:00:00.000Z';
    fakeApi({
      [ADDRESS]: ok({
        ...ENTRY,
        publication: { state: 'seen', website: 'northwind.example', lastSeenAt: seen, confirmedAt: seen },
      }),
    });
    await open(`/register/${NUMBER}`);
    expect(text()).toMatch(
      /A person saw the representative’s details on northwind.example on 23 November 2026/,
    );
  });

  it('tells when the coordinator was notified and the site was seen', async () => {
    const publication = {
      ...{ state: 'seen', website: 'legal.northwind.example', lastSeenAt: '2026-11-23T10:00:00.000Z' },
    };
    fakeApi({ [ADDRESS]: ok({ ...ENTRY, notification: NOTIFICATION, publication }) });
    await open(`/register/${NUMBER}`);
    expect(text()).toMatch(
      /Notified to ACM on 21 November 2026 at 10:00 UTC, for Northwind Ltd at northwind.example/,
    );
    expect(text()).toContain('Acknowledged on 22 November 2026');
    expect(text()).toMatch(/last seen on legal.northwind.example on 23 November 2026/);
  });

  it('is calm about a number that nobody has, and does not repeat it', async () => {
    fakeApi({ 'GET /api/register/R13-%3Cb%3E': refusedAs(404, 'gateway.not-found') });
    await open('/register/R13-%3Cb%3E');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such entry');
    expect(text()).not.toContain('<b>');
    expect(links()).toContain('/register');
  });

  it('begins with what the server wrote into the page, and asks nothing', async () => {
    const api = fakeApi({});
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id: 'page-data', text: JSON.stringify(ENTRY) });
    document.body.append(data);
    await open(`/register/${NUMBER}`);
    data.remove();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Northwind Ltd');
    expect(api.calls).toEqual([]);
  });

  it('offers to try again when nobody answers', async () => {
    const answers = [refusedAs(503, 'gateway.service-unavailable')];
    fakeApi({ [ADDRESS]: () => answers.shift() ?? ok(ENTRY) });
    await open(`/register/${NUMBER}`);
    await press('Try again');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Northwind Ltd');
  });
});
