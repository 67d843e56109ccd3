import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { MAIL_WARNINGS } from '@rep13/contracts-sla/constants';
import {
  address,
  axeFaults,
  fill,
  later,
  ok,
  press,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildTicket } from '../../test/builders.ts';
import { buildMailDetail } from '../../test/mail-builders.ts';
import { MAIL, openMail } from '../../test/open-mail.ts';
import { dialog, hit, send } from '../../test/ticket-page.ts';
import { WARNING } from './mail-warnings.ts';

withFakeBrowser();

const DECIDED = buildMailDetail({
  version: 4,
  state: 'order',
  dueAt: null,
  draft: null,
  decision: {
    ...{ by: 'admin:1', at: '2026-11-20T09:00:00.000Z', ignoredAs: null, answer: null, rule: null },
    tickets: [{ ticketId: 1, ticketNumber: 'SLA-2026-00001' }],
  },
});

/** A digit within the dialog that is open. */
async function digit(key: string): Promise<void> {
  fireEvent.keyDown(screen.getByRole('dialog'), { key });
  await later(300);
}

/** Enter, right after the dialog was opened. */
async function enter(): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  await later(300);
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the page of a mail', () => {
  it('shows all of it as text, with its files, its sender in words, its warnings and its times', async () => {
    await openMail({
      text: 'Please see https://evil.example/now',
      quoted: '> earlier words',
      otherText: 'other words',
      nested: [{ fromAddress: 'inner@acm.example', subject: 'The order', text: 'inner words' }],
      parts: [
        { no: 1, name: 'order.pdf', type: 'application/pdf', bytes: 2_048, sha256: 'ab', refusal: null },
        {
          no: 2,
          name: 'all.zip',
          type: 'application/zip',
          bytes: 99,
          sha256: 'cd',
          refusal: 'Archives are not taken.',
        },
      ],
      warnings: ['name-shows-other-address'],
      replyTo: ['other@else.example'],
      signedBy: {
        ...{ kind: 'smime', state: 'valid', signer: 'eva@acm.example' },
        ...{ matchesFrom: true, coversAll: true, chain: 'unknown' },
      },
    });
    for (const text of [
      'Please see https://evil.example/now',
      '> earlier words',
      'other words',
      'inner words',
      'Goes with the order.',
      'Stays in the mail: Archives are not taken.',
      'The name shows another address than the one it came from.',
      /Signed by eva@acm.example \(S\/MIME\) · chain not known to us/,
      'Wants answers at: other@else.example',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('link').some((link) => /evil/.test(link.outerHTML))).toBe(false);
    expect(screen.getByText('Written, as its sender says')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('says of a mail that nothing proves that nothing does', async () => {
    await openMail();
    expect(screen.getByText('Nothing proves the sender.')).toBeTruthy();
  });

  it('has a sentence for every warning', () => {
    expect(MAIL_WARNINGS.filter((warning) => !/^[A-Z].*\.$/.test(WARNING[warning]))).toEqual([]);
  });

  it('becomes an order by n and Enter, of what was found in it and of no client', async () => {
    const api = await openMail({}, { [`POST ${MAIL}/order`]: ok(DECIDED) });
    await hit('n');
    expect(await axeFaults()).toEqual([]);
    await enter();
    const [call] = api.sent('POST', `${MAIL}/order`);
    expect(call?.body).toEqual({
      kind: 'act',
      authorityName: 'Autoriteit Consument & Markt',
      memberState: 'Netherlands',
      ownReference: 'ACM/26/0815',
      target: 'Removal of listing 1',
    });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is matched to the client that it names only where staff says so', async () => {
    const api = await openMail({}, { [`POST ${MAIL}/order`]: ok(DECIDED) });
    await hit('n');
    fireEvent.click(dialog().getByLabelText(/It is about Acme Widgets Inc/));
    await send('Make the order');
    expect(api.sent('POST', `${MAIL}/order`)[0]?.body).toMatchObject({ signupId: 734_512_901 });
  });

  it('brings along the files that staff leaves ticked; those that an order can’t have are said to stay', async () => {
    const file = { type: 'application/pdf', bytes: 2_048, sha256: 'ab', refusal: null };
    const parts = [
      { ...file, no: 1, name: 'order.pdf' },
      { ...file, no: 2, name: 'logo.pdf' },
      { ...file, no: 3, name: 'all.zip', refusal: 'Archives are not taken' },
    ];
    const api = await openMail({ parts }, { [`POST ${MAIL}/order`]: ok(DECIDED) });
    await hit('n');
    expect(dialog().queryByLabelText(/all\.zip/)).toBeNull();
    expect(dialog().getByText(/all\.zip.*: Archives are not taken/)).toBeTruthy();
    fireEvent.click(dialog().getByLabelText(/logo\.pdf/));
    expect(await axeFaults()).toEqual([]);
    await send('Make the order');
    expect(api.sent('POST', `${MAIL}/order`)[0]?.body).toMatchObject({ partNos: [1] });
  });

  it('is added to the suggested order by a and Enter', async () => {
    const api = await openMail({}, { [`POST ${MAIL}/attach`]: ok(DECIDED) });
    await hit('a');
    await enter();
    expect(api.sent('POST', `${MAIL}/attach`)[0]?.body).toEqual({ ticketId: 1 });
  });

  it('is added to no order but the one that was looked for', async () => {
    const api = await openMail(
      {},
      {
        [`POST ${MAIL}/attach`]: ok(DECIDED),
        'GET /api/admin/sla-tickets?limit=8&search=globex': ok([
          buildTicket({ id: 5, ticketNumber: 'SLA-2026-00005' }),
        ]),
      },
    );
    await hit('a');
    fill(/^Look for another order/, 'globex');
    await enter();
    expect(api.sent('POST', `${MAIL}/attach`)).toEqual([]);
    await later(400);
    expect(dialog().getByLabelText(/SLA-2026-00005/)).toBeTruthy();
    await send('Add it');
    expect(api.sent('POST', `${MAIL}/attach`)[0]?.body).toEqual({ ticketId: 5 });
  });

  it.each([
    ['i', '2', 'ignore', { as: 'advertising' }],
    ['r', '3', 'answer', { template: 'send-readable' }],
  ])('is put away by %s and %s', async (key, choice, action, body) => {
    const api = await openMail({}, { [`POST ${MAIL}/${action}`]: ok(DECIDED) });
    await hit(key);
    expect(await axeFaults()).toEqual([]);
    await hit('n');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await digit(choice);
    expect(api.sent('POST', `${MAIL}/${action}`)[0]?.body).toEqual(body);
  });

  it('waits again by u', async () => {
    const api = await openMail(
      { ...DECIDED, state: 'ignored' },
      { [`POST ${MAIL}/reopen`]: ok(buildMailDetail()) },
    );
    await hit('u');
    await later(300);
    expect(api.sent('POST', `${MAIL}/reopen`)[0]?.headers.get('If-Match')).toBe('"4"');
  });

  it('leads back to the list by o', async () => {
    await openMail();
    await hit('o');
    await settle();
    expect(address()).toBe('/admin/mail');
  });

  it.each([
    [409, 'sla.mail-decided', /Somebody else or a rule decided about this mail/],
    [412, 'sla.mail-changed', /What you typed is still here/],
    [409, 'sla.mail-automatic', /A machine wrote this mail/],
  ])('keeps what was typed where the server says %d %s', async (status, code, sentence) => {
    await openMail({}, { [`POST ${MAIL}/order`]: refusedAs(status, code) as ReturnType<typeof ok> });
    await hit('n');
    fill('Authority', 'ACM of Utrecht');
    await send('Make the order');
    expect(dialog().getByText(sentence)).toBeTruthy();
    expect(dialog().getByDisplayValue('ACM of Utrecht')).toBeTruthy();
  });

  it('says why the bytes of a mail are not given out', async () => {
    await openMail({}, { [`GET ${MAIL}/raw`]: refusedAs(409, 'sla.mail-infected') as ReturnType<typeof ok> });
    await press(/^Save the raw mail/);
    expect(screen.getByText(/Our virus scanner found something harmful in this mail/)).toBeTruthy();
  });

  it('of a machine gets no answer', async () => {
    await openMail({ automatic: 'list' });
    expect(buttons()).not.toContain('Answer r');
    expect(buttons()).toContain('Make an order n');
  });

  it('is only read by an auditor', async () => {
    await openMail({}, {}, 'auditor');
    expect(buttons()).not.toContain('Make an order n');
    await hit('i');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is not there is said to be so', async () => {
    await openMail({}, { [`GET ${MAIL}`]: refusedAs(404, 'gateway.not-found') as ReturnType<typeof ok> });
    expect(screen.getByText('There is no mail with this number in its address.')).toBeTruthy();
  });
});
