import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  choose,
  axeFaults,
  fakeApi,
  follow,
  later,
  ok,
  press,
  TODAY,
  withFakeBrowser,
} from '@rep13/testing-browser';
import type { InboundMailView, MailboxView } from '@rep13/contracts-sla';
import { everyPageOf, PULSE } from '../../test/admin.ts';
import { buildMail, buildMailbox } from '../../test/mail-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const listOf = (state: string) => `GET /api/admin/mails?state=${state}&limit=51`;
const NOW = TODAY.getTime();
const ago = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString();

async function openPage(mails: InboundMailView[], mailbox: Partial<MailboxView> = {}, more = {}) {
  const answers = {
    ...everyPageOf({ role: 'auditor' }),
    'GET /api/admin/mailbox': ok(buildMailbox(mailbox)),
    [listOf('waiting')]: ok(mails),
    [listOf('aside')]: ok([]),
    [listOf('order')]: ok([]),
    [listOf('ignored')]: ok([]),
    ...more,
  };
  fakeApi(answers);
  await open('/admin/mail');
}

async function turnTo(tab: string): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  await later(50);
}

describe('the page of mails', () => {
  it('shows what waits, with its time, its sender and what it may belong to', async () => {
    const mail = buildMail({ dueAt: ago(-3_600), passedDomain: 'acm.example' });
    await openPage([mail, buildMail({ id: 8, fromAddress: null, subject: null, suggestions: [] })]);
    const rows = screen.getAllByRole('row').slice(1);
    const cells = within(rows[0]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 6)).toEqual([
      '1 h left',
      'eva@acm.exampleEva Jansen',
      'acm.example passed',
      'Removal of listing 1',
      '1',
      'SLA-2026-00001',
    ]);
    expect(within(rows[1]!).getByText('No sender that can be read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Removal of listing 1' }).getAttribute('href')).toBe(
      '/admin/mail/7',
    );
    expect(await axeFaults()).toEqual([]);
  });

  it('has one line for many mails of one address, which leads to each of them', async () => {
    const many = buildMail({ fromAddress: 'many@flood.example', moreOfSender: 1_204 });
    const others = listOf('waiting').replace('&', '&sender=many%40flood.example&');
    await openPage([many], {}, { [others]: ok([many, buildMail({ id: 8, subject: 'The second' })]) });
    await follow('and 1,204 more of this address');
    expect(address()).toBe('/admin/mail?sender=many%40flood.example');
    expect(screen.getByRole('link', { name: 'The second' })).toBeTruthy();
    expect(screen.getByText(/^Only of/).textContent).toContain('many@flood.example');
    expect(await axeFaults()).toEqual([]);
    await press('Clear filters');
    expect(address()).toBe('/admin/mail');
  });

  it('says how the mailbox is, and what of it was not read', async () => {
    await openPage([], { lastAnswerAt: ago(4), olderLeftAlone: 4_212, gone: 1 });
    expect(
      screen.getByText(
        /connected · last answer \d+ s ago · 4,212 older mails left alone · 1 gone before it was read/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('Nothing waits.')).toBeTruthy();
  });

  it.each([
    ['none', 'MAIL_IN_URL'],
    ['lost', /does not answer. Orders may lie there unseen/],
  ] as const)('says what to do where the mailbox is %s', async (state, sentence) => {
    await openPage([], { state });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it.each([
    ['missed', /has not arrived: orders may not reach us either/],
    ['junk', /lay in the folder “Spam”/],
    ['found', /the daily test arrived in Spam/],
  ] as const)('says whether the daily test arrived: %s', async (state, sentence) => {
    const sentAt = '2026-11-20T00:01:00.000Z';
    await openPage([], { probe: { state, sentAt, foundAt: null, folder: 'Spam' } });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('keeps what was put aside and what is done under tabs of their own', async () => {
    await openPage([buildMail()]);
    await turnTo('Put aside');
    expect(screen.getByText('Nothing was put aside.')).toBeTruthy();
    expect(address()).toBe('/admin/mail?state=aside');
    await turnTo('Done');
    await choose('Ignored');
    expect(screen.getByText('No mail was ignored.')).toBeTruthy();
    expect(address()).toBe('/admin/mail?state=ignored');
  });

  it('counts what waits in the navigation, and renews the list when that changes', async () => {
    let waiting = 0;
    const api = fakeApi({
      ...everyPageOf({ role: 'auditor' }),
      [PULSE]: () => ok({ lastEventId: 0, pending: 0, mailsWaiting: waiting }),
      'GET /api/admin/mailbox': ok(buildMailbox()),
      [listOf('waiting')]: () => ok(waiting ? [buildMail()] : []),
    });
    await open('/admin/mail');
    const before = api.sent('GET', '/api/admin/mails?state=waiting&limit=51').length;
    waiting = 1;
    await later(5_100);
    expect(api.sent('GET', '/api/admin/mails?state=waiting&limit=51')).toHaveLength(before + 1);
    expect(screen.getByRole('link', { name: 'Removal of listing 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mail 1 waiting' })).toBeTruthy();
  });
});
