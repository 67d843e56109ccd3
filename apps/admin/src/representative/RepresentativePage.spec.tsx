import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RepresentativeView } from '@rep13/contracts-admin';
import type { RepresentativeRecordView } from '@rep13/contracts-agreements';
import { fakeApi, ok, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const GET = 'GET /api/admin/representative';
const RECORD: RepresentativeRecordView = {
  since: '2026-11-20T09:14:00.000Z',
  changes: [{ field: 'address', before: 'Herengracht 13, Amsterdam', now: 'Singel 1, Amsterdam' }],
  mandates: 20,
  certified: 12,
  clientsToTell: 18,
  isFollowed: false,
  letters: { drafted: 5, signed: 3, sent: 2 },
};

async function openPage(view: RepresentativeView) {
  fakeApi({ ...everyPageOf({ role: 'auditor' }), [GET]: ok(view) });
  await open('/admin/representative');
}
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the page about our own details', () => {
  it('says what has changed since when, and how far everything has followed', async () => {
    await openPage({ record: RECORD, clientsMailed: 18, websites: { watched: 20, showing: 1 } });

    expect(valueOf('Postal address')).toBe('Herengracht 13, Amsterdam becomes Singel 1, Amsterdam');
    expect(valueOf('Certificates made')).toContain('12 of 20 not done yet');
    expect(valueOf('Letters that wait for clients to sign')).toBe('5 of 10');
    expect(valueOf('Letters that wait for us to send')).toContain('3 of 10');
    expect(valueOf('Letters sent')).toContain('2 of 10');
    expect(valueOf('Clients mailed')).toContain('18 of 18 done');
    expect(valueOf('Websites that show the new details')).toContain('1 of 20 not done yet');
    expect(screen.getByText(/still being made/)).toBeTruthy();
    const ways = ['Send them', 'See the emails'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/admin/designations', '/admin/emails?type=representative-changed']);
  });

  it('says what cannot be counted while a service is away, and that no letter is needed', async () => {
    const letters = { drafted: 0, signed: 0, sent: 0 };
    await openPage({ record: { ...RECORD, isFollowed: true, letters }, clientsMailed: null, websites: null });

    expect(valueOf('Clients mailed')).toBe('Not known now');
    expect(valueOf('Websites that show the new details')).toBe('Not known now');
    expect(valueOf('Letters')).toBe('No letter is needed so far');
    expect(screen.queryByText(/still being made/)).toBeNull();
  });

  it('says since when nothing has changed', async () => {
    await openPage({ record: { ...RECORD, changes: [] }, clientsMailed: null, websites: null });
    expect(
      screen.getByText(/^The representative’s details have not changed since .*2026\.$/).textContent,
    ).toContain('20');
    expect(screen.queryByText('How far it is')).toBeNull();
  });

  it('says that nothing is stored before the first start', async () => {
    await openPage({ record: null, clientsMailed: null, websites: null });
    expect(screen.getByText(/No details are stored yet/)).toBeTruthy();
  });

  it('lets staff try again when it cannot be loaded', async () => {
    fakeApi({ ...everyPageOf(), [GET]: refusedAs(503, 'gateway.service-unavailable') });
    await open('/admin/representative');
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
  });
});
