import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { DesignationDetailView } from '@rep13/contracts-agreements';
import { errorAt, fakeApi, fill, later, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = 'GET /api/admin/designations';
const SENT = '/api/admin/designations/5/record-sent';
const SIGNED: DesignationDetailView = {
  id: 5,
  reason: 'initial',
  state: 'signed',
  coordinator: 'Coimisiún na Meán',
  letter: {
    title: 'Designation of a legal representative',
    paragraphs: ['To: Coimisiún na Meán'],
    facts: [{ label: 'Provider', value: 'Acme Widgets Inc.' }],
    sha256: 'a'.repeat(64),
  },
  createdAt: '2026-11-20T09:14:00.000Z',
  isUploaded: false,
  signedAt: '2026-11-21T09:14:00.000Z',
  signerName: 'Ada Lovelace',
  signerTitle: 'Director',
  sentAt: null,
  acknowledgedAt: null,
  returnedAt: null,
  signupId: 734_512_901,
  companyName: 'Acme Widgets Inc.',
  procedure: 'letter',
  site: 'cnam.ie',
  note: 'A letter on the provider’s letterhead.',
  channel: null,
  reference: null,
  returnReason: null,
  mailTo: null,
};
const ASKED = { name: 'Record as sent: Acme Widgets Inc., Designation' };
const dialog = () => within(screen.getByRole('dialog'));
const confirm = async (name: string) => {
  fireEvent.click(dialog().getByRole('button', { name }));
  await later(300);
};

describe('what is to be notified', () => {
  it('is nothing when every letter is acknowledged', async () => {
    fakeApi({ ...everyPageOf(), [LIST]: ok([]) });
    await open('/admin/designations');
    expect(screen.getByText(/Every letter that was signed is acknowledged/)).toBeTruthy();
  });

  it('shows the letter, who signed it and how it is sent', async () => {
    fakeApi({ ...everyPageOf(), [LIST]: ok([SIGNED]) });
    await open('/admin/designations');
    await press('Read: Acme Widgets Inc., Designation');
    for (const text of ['To: Coimisiún na Meán', 'A letter on the provider’s letterhead.', /Director/])
      expect(dialog().getByText(text)).toBeTruthy();
  });

  it('is recorded as sent with its channel, and then waits for the acknowledgement', async () => {
    let letter = SIGNED;
    const api = fakeApi({
      ...everyPageOf({ role: 'caseworker' }),
      [LIST]: () => ok([letter]),
      [`POST ${SENT}`]: () => ok((letter = { ...SIGNED, state: 'sent', sentAt: '2026-11-22T09:14:00.000Z' })),
    });
    await open('/admin/designations');
    fireEvent.click(screen.getByRole('button', ASKED));
    await later(300);
    await confirm('Record as sent');
    expect(errorAt('How it was sent')).toBe('Please choose how it was sent');
    fill('How it was sent', 'post');
    await confirm('Record as sent');
    expect(api.sent('POST', SENT)[0]?.body).toEqual({ channel: 'post', reference: '' });
    expect(screen.getByRole('button', { name: /^Acknowledged: Acme/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Returned: Acme/ })).toBeTruthy();
  });

  it('says when somebody else was first', async () => {
    const POST = 'POST /api/admin/designations/5/return';
    fakeApi({
      ...everyPageOf(),
      [LIST]: ok([{ ...SIGNED, state: 'sent', sentAt: '2026-11-22T09:14:00.000Z' }]),
      [POST]: refusedAs(409, 'agreements.designation-move-not-allowed'),
    });
    await open('/admin/designations');
    await press(/^Returned: Acme/);
    fill('Reason of the coordinator', 'Not on letterhead');
    await confirm('Record the return');
    expect(screen.getByText('Somebody else has recorded something meanwhile.')).toBeTruthy();
  });

  it('is only read by an auditor', async () => {
    fakeApi({ ...everyPageOf({ role: 'auditor' }), [LIST]: ok([SIGNED]) });
    await open('/admin/designations');
    expect(screen.getByRole('button', { name: /^Read: Acme/ })).toBeTruthy();
    expect(screen.queryByRole('button', ASKED)).toBeNull();
  });

  it('mails a letter where somebody has confirmed an address, and only there', async () => {
    const send = '/api/admin/designations/5/send';
    const mailTo = 'letters@cnam.example';
    const api = fakeApi({
      ...everyPageOf(),
      [LIST]: ok([
        { ...SIGNED, mailTo },
        { ...SIGNED, id: 6, companyName: 'Other Ltd' },
      ]),
      [`POST ${send}`]: ok({ ...SIGNED, state: 'sending' }),
    });
    await open('/admin/designations');
    expect(screen.queryByRole('button', { name: 'Mail it: Other Ltd, Designation' })).toBeNull();
    await press('Mail it: Acme Widgets Inc., Designation');
    expect(screen.getByRole('dialog').textContent).toContain(`To: ${mailTo}.`);
    await confirm('Send it');
    expect(api.sent('POST', send)).toHaveLength(1);
  });
});
