import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refused,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildSignup, buildTicketDetail } from '../../test/builders.ts';
import { aboutTicket, everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const OPEN = 'POST /api/admin/sla-tickets';
const answers = {
  ...everyPageOf({ role: 'caseworker' }),
  'GET /api/admin/signups?limit=20': ok([buildSignup()]),
};
const TOO_EARLY = 'Please give a later time';
const FOR_ACME = '/admin/tickets/new?signupId=734512901&client=Acme';

describe('NewTicketPage', () => {
  it('asks for client and authority before it sends anything', async () => {
    const api = fakeApi(answers);
    await open('/admin/tickets/new');
    await press('Enter the order');
    expect(errorAt('Client')).toBe('Please choose the client');
    expect(errorAt('Authority')).toBe('Authority name is required');
    expect(api.sent('POST', '/api/admin/sla-tickets')).toEqual([]);
  });

  it('enters an order and opens it', async () => {
    const api = fakeApi({
      ...answers,
      [OPEN]: ok(buildTicketDetail(), 201),
      'GET /api/admin/sla-tickets/1': ok(buildTicketDetail()),
      ...aboutTicket(),
    });
    await open(FOR_ACME);
    fill('Authority', ' ACM ');
    fill('Urgency', 'high');
    fill(/What the authority wants/, 'Two accounts');
    await press('Enter the order');
    await later(300);
    expect(api.sent('POST', '/api/admin/sla-tickets')[0]?.body).toMatchObject({
      signupId: 734_512_901,
      authorityName: 'ACM',
      urgencyLevel: 'high',
      description: 'Two accounts',
      authorityContactDate: expect.stringMatching(/Z$/),
    });
    expect(address()).toBe('/admin/tickets/1');
    // Nothing of what was typed; the browser's own secret stays while the tab is open.
    expect(Object.keys(sessionStorage)).toEqual(['rep13.idempotency-scope']);
  });

  it('sends kind, Member State and deadline where they are known', async () => {
    const api = fakeApi({
      ...answers,
      [OPEN]: refused(400, 'Bad input', [{ path: 'answerBy', message: TOO_EARLY }]),
    });
    await open(FOR_ACME);
    fill('Authority', 'ACM');
    fill(/Kind of order/, 'act');
    fill(/Issued in/, 'Netherlands');
    fill(/Answer by/, '2026-11-27T17:00');
    await press('Enter the order');
    await later(300);
    expect(api.sent('POST', '/api/admin/sla-tickets')[0]?.body).toMatchObject({
      orderKind: 'act',
      issuingState: 'Netherlands',
      answerBy: new Date('2026-11-27T17:00').toISOString(),
    });
    expect(errorAt(/Answer by/)).toBe(TOO_EARLY);
    cleanup();
    await open('/admin/tickets/new');
    expect(screen.getByLabelText<HTMLSelectElement>(/Issued in/).value).toBe('Netherlands');
    expect(screen.getByLabelText<HTMLInputElement>(/Answer by/).value).toBe('2026-11-27T17:00');
  });

  it('says nothing of what nobody has said yet', async () => {
    const api = fakeApi({ ...answers, [OPEN]: ok('down', 503) });
    await open(FOR_ACME);
    fill('Authority', 'ACM');
    await press('Enter the order');
    await later(300);
    const body = api.sent('POST', '/api/admin/sla-tickets')[0]?.body as object;
    expect(Object.keys(body)).toEqual(['signupId', 'authorityName', 'authorityContactDate', 'urgencyLevel']);
  });

  it('keeps what was typed over a reload, until it is discarded', async () => {
    fakeApi(answers);
    await open(FOR_ACME);
    fill('Authority', 'Bundesnetzagentur');
    cleanup();
    await open('/admin/tickets/new');
    expect(screen.getByLabelText<HTMLInputElement>('Authority').value).toBe('Bundesnetzagentur');
    await press('Discard it');
    expect(screen.getByLabelText<HTMLInputElement>('Authority').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not for auditors', async () => {
    fakeApi(everyPageOf({ role: 'auditor' }));
    await open('/admin/tickets/new');
    expect(screen.queryByRole('button', { name: 'Enter the order' })).toBeNull();
  });
});
