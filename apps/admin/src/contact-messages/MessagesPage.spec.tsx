import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ContactMessageView } from '@rep13/contracts-notifications';
import { address, fakeApi, fill, later, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = 'GET /api/admin/contact-messages?limit=51';
const message: ContactMessageView = {
  id: 7,
  name: 'Ada Lovelace',
  email: 'ada@acme.example',
  company: 'Acme Widgets Inc.',
  subject: 'A question about the mandate',
  message: '<b>Who</b> answers the authority?',
  ipAddress: null,
  createdAt: '2026-11-20T09:14:00.000Z',
};

describe('MessagesPage', () => {
  it('shows who wrote what, as it was written, and how to answer', async () => {
    fakeApi({ ...everyPageOf({ role: 'auditor' }), [LIST]: ok([message]) });
    await open('/admin/messages');
    expect(screen.getByText('Ada Lovelace, Acme Widgets Inc.')).toBeTruthy();
    expect(screen.getByText('<b>Who</b> answers the authority?')).toBeTruthy();
    expect(screen.getByText('A question about the mandate').tagName).toBe('SUMMARY');
    const mail = screen.getByRole('link', { name: 'ada@acme.example' });
    expect(mail.getAttribute('href')).toBe('mailto:ada@acme.example');
    expect(screen.getByText('N/A')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Export/ })).toBeNull();
  });

  it('leads to a mail to the sender alone, whatever the address says', async () => {
    const email = 'ada?bcc=everybody@acme.example';
    fakeApi({ ...everyPageOf(), [LIST]: ok([{ ...message, email }]) });
    await open('/admin/messages');
    expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(
      'mailto:ada%3Fbcc%3Deverybody@acme.example',
    );
  });

  it('says that there is none yet', async () => {
    fakeApi({ ...everyPageOf(), [LIST]: ok([]) });
    await open('/admin/messages');
    expect(screen.getByText('No messages yet')).toBeTruthy();
  });

  it('is searched, and shows the whole list again when the search is cleared', async () => {
    const found = 'GET /api/admin/contact-messages?search=mandate&limit=51';
    fakeApi({ ...everyPageOf(), [LIST]: ok([message]), [found]: ok([]) });
    await open('/admin/messages');
    fill('Search name, email, company or subject', 'mandate');
    await later(400);
    expect(address()).toBe('/admin/messages?search=mandate');
    expect(screen.getByText(/Nothing matches/)).toBeTruthy();
    await press('Clear filters');
    expect(screen.getByText('A question about the mandate')).toBeTruthy();
  });
});
