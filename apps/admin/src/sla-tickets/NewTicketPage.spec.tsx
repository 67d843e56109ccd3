import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import {
  address,
  axeFaults,
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
import { aboutTicket, everyPageOf, PULSE } from '../../test/admin.ts';
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
    await press('Create order');
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
    fill(/^Content of the order/, 'Two accounts');
    await press('Create order');
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
    await press('Create order');
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

  it('leaves out what is not entered yet', async () => {
    const api = fakeApi({ ...answers, [OPEN]: ok('down', 503) });
    await open(FOR_ACME);
    fill('Authority', 'ACM');
    await press('Create order');
    await later(300);
    const body = api.sent('POST', '/api/admin/sla-tickets')[0]?.body as object;
    expect(Object.keys(body)).toEqual(['signupId', 'authorityName', 'authorityContactDate', 'urgencyLevel']);
  });

  it('takes what an order says beside the elements, and reasons that cannot be given', async () => {
    const api = fakeApi({ ...answers, [OPEN]: ok('down', 503) });
    await open(FOR_ACME);
    fill('Authority', 'Bundeskriminalamt');
    fill(/Kind of order/, 'information');
    fill(/^Kind of authority/, 'police');
    fill(/^Grade or post/, 'Kriminalrat');
    fill(/^File number/, 'F 26-1');
    fill(/^Issued on/, '2026-11-19T09:00');
    fireEvent.click(screen.getByLabelText(/reasons cannot be given/));
    fill(/^Court or body/, 'Landgericht');
    fill(/^Until when it can be challenged/, 'Two weeks');
    expect(screen.queryByLabelText(/^From when/)).toBeNull();
    fill(/^May the user be told/, 'later');
    fill(/^From when/, '2027-01-20T09:00');
    expect(await axeFaults()).toEqual([]);
    await press('Create order');
    await later(300);
    expect(api.sent('POST', '/api/admin/sla-tickets')[0]?.body).toMatchObject({
      authorityType: 'police',
      officerGrade: 'Kriminalrat',
      fileNumber: 'F 26-1',
      issuedAt: new Date('2026-11-19T09:00').toISOString(),
      reasonsWithheld: true,
      challengeCourt: 'Landgericht',
      challengeDeadline: 'Two weeks',
      userNotice: 'later',
      userNoticeFrom: new Date('2027-01-20T09:00').toISOString(),
    });
  });

  it('says of what is neither kind of order whose it is', async () => {
    const api = fakeApi({ ...answers, [OPEN]: ok('down', 503) });
    await open(FOR_ACME);
    fill('Authority', 'Bundeskriminalamt');
    expect(screen.queryByLabelText(/^Not ours/)).toBeNull();
    fill(/Kind of order/, 'general');
    fill(/^Not ours/, 'tco-removal-order');
    await press('Create order');
    await later(300);
    expect(api.sent('POST', '/api/admin/sla-tickets')[0]?.body).toMatchObject({
      orderKind: 'general',
      foreignKind: 'tco-removal-order',
    });
  });

  it('takes all that the form for authorities takes, and asks for what the article asks for', async () => {
    const api = fakeApi({ ...answers, [OPEN]: ok('down', 503) });
    await open('/admin/tickets/new');
    fireEvent.click(screen.getByLabelText(/Nobody knows yet which client/));
    fill('Whom the order is about', 'Somebody Else Ltd');
    fill('Authority', 'ACM');
    fill(/Kind of order/, 'act');
    fireEvent.click(screen.getByLabelText(/forbids to tell the client/));
    fill(/How it came/, 'post');
    fill(/own reference/, 'ACM/26/1');
    fill(/Where the content is, Article 9\(2\)\(a\)\(iv\)/, 'https://a.example\n\nhttps://b.example');
    fill(/Redress, Article 9\(2\)\(a\)\(v\)/, 'Appeal within six weeks.');
    expect(screen.queryByLabelText(/Whom the information is about/)).toBeNull();
    await press('Create order');
    await later(300);
    expect(api.sent('POST', '/api/admin/sla-tickets')[0]?.body).toEqual({
      target: 'Somebody Else Ltd',
      authorityName: 'ACM',
      authorityContactDate: expect.stringMatching(/Z$/),
      urgencyLevel: 'normal',
      orderKind: 'act',
      doNotInform: true,
      channel: 'post',
      ownReference: 'ACM/26/1',
      urls: ['https://a.example', 'https://b.example'],
      redress: 'Appeal within six weeks.',
    });
    // What was refused stays as it was typed.
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Redress/).value).toBe('Appeal within six weeks.');
    expect(await axeFaults()).toEqual([]);
  });

  it('unfolds for what is wrong in it', async () => {
    fakeApi({
      ...answers,
      [OPEN]: refused(400, 'Bad input', [{ path: 'email', message: 'Please enter a valid email address' }]),
    });
    await open(FOR_ACME);
    fill('Authority', 'ACM');
    const folded = screen.getByText(/How it came, who sent it/).closest('details')!;
    expect(folded.open).toBe(false);
    await press('Create order');
    await later(300);
    expect(folded.open).toBe(true);
    expect(errorAt(/Mail address of the authority/)).toMatch(/valid email/);
  });

  it('says of an order without a client whom it is about, or asks', async () => {
    fakeApi(answers);
    await open('/admin/tickets/new');
    fireEvent.click(screen.getByLabelText(/Nobody knows yet which client/));
    await press('Create order');
    expect(errorAt('Whom the order is about')).toMatch(/which company or service/);
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

  it('calls the order that was entered here no news, and the next one of somebody else is', async () => {
    let pulse = { lastEventId: 7, pending: 1 };
    fakeApi({
      ...answers,
      [PULSE]: () => ok(pulse),
      [OPEN]: () => {
        pulse = { lastEventId: 8, pending: 2 };
        return ok(buildTicketDetail(), 201);
      },
      'GET /api/admin/sla-tickets/1': ok(buildTicketDetail()),
      ...aboutTicket(),
    });
    await open(FOR_ACME);
    fill('Authority', 'ACM');
    await press('Create order');
    await later(5_100);
    expect(screen.queryByText('1 new order')).toBeNull();
    pulse = { lastEventId: 9, pending: 3 };
    await later(5_100);
    expect(screen.getByText('1 new order')).toBeTruthy();
  });

  it('is not for auditors', async () => {
    fakeApi(everyPageOf({ role: 'auditor' }));
    await open('/admin/tickets/new');
    expect(screen.queryByRole('button', { name: 'Create order' })).toBeNull();
  });
});
