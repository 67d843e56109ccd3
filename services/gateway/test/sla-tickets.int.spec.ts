import { ERROR_CODES } from '@rep13/contracts-constants';
import { SignInClient } from '@rep13/contracts-onboarding';
import { GetTicket, ListTickets, MoveTicket, OpenTicket, toClientTicketView } from '@rep13/contracts-sla';
import { DomainError, NotFound } from '@rep13/service-kit';
import { buildClientUserView, buildTicketDetailView, buildTicketView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const TICKET = {
  signupId: SIGNUP,
  authorityName: 'ACM',
  authorityContactDate: '2026-11-20T09:14:00Z',
  urgencyLevel: 'high',
  description: 'Please take this down.\nSee annex.',
};

describe('authorities’ orders', () => {
  let gateway: TestGateway;
  let staff: Browser;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const note = (query: object) => asked.push(query);
    gateway.stubbedServices.answer(OpenTicket, (ticket) => (note(ticket), buildTicketDetailView()));
    gateway.stubbedServices.answer(MoveTicket, (move) => {
      note(move);
      if (move.action === 'resume') throw new DomainError(409, ERROR_CODES.ticketMoveNotAllowed, 'Not now');
      return buildTicketDetailView({ id: move.ticketId });
    });
    gateway.stubbedServices.answer(GetTicket, ({ ticketId }) => {
      if (ticketId === 404) throw new NotFound();
      return buildTicketDetailView({ id: ticketId });
    });
    gateway.stubbedServices.answer(
      ListTickets,
      (query) => (note(query), [buildTicketDetailView({ closeReason: 'Secret' })]),
    );
    gateway.stubbedServices.answer(SignInClient, () => buildClientUserView(SIGNUP));
    staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
  });
  afterAll(() => gateway.stop());
  beforeEach(() => void asked.splice(0));

  it('are opened with what staff knows', async () => {
    const { body } = await staff.post('/api/admin/sla-tickets').send(TICKET).expect(201);
    expect(asked).toEqual([TICKET]);
    expect(body).toEqual(buildTicketDetailView());
  });

  it.each([
    ['signupId', { signupId: '123456789' }],
    ['authorityName', { authorityName: ' ' }],
    ['authorityContactDate', { authorityContactDate: '2026-11-20' }],
    ['urgencyLevel', { urgencyLevel: 'urgent' }],
    ['description', { description: 7 }],
    ['status', { status: 'closed' }],
    ['slaCompliant', { slaCompliant: true }],
  ])('are refused with a wrong or forbidden %s', async (path, change) => {
    const { body } = await staff
      .post('/api/admin/sla-tickets')
      .send({ ...TICKET, ...change })
      .expect(400);
    expect(body).toEqual({
      code: ERROR_CODES.validationFailed,
      message: expect.any(String),
      errors: [{ path, message: expect.any(String) }],
    });
    expect(asked).toEqual([]);
  });

  it('are filtered and searched, by page', async () => {
    await staff.get('/api/admin/sla-tickets').expect(200);
    await staff
      .get(
        '/api/admin/sla-tickets?status=closed&urgencyLevel=high&compliant=false&open=true&limit=5&cursor=9',
      )
      .expect(200);
    await staff.get(`/api/admin/sla-tickets?search=%20ACM&signupId=${SIGNUP}`).expect(200);
    expect(asked).toEqual([
      { limit: 200 },
      { status: 'closed', urgencyLevel: 'high', compliant: false, open: true, limit: 5, cursor: 9 },
      { limit: 200, search: 'ACM', signupId: SIGNUP },
    ]);
  });

  it.each([
    'status=lost',
    'urgencyLevel=1',
    'compliant=maybe',
    'open=',
    'open=true&open=false',
    'signupId=x',
  ])('are not listed for ?%s', async (query) => {
    await staff.get(`/api/admin/sla-tickets?${query}`).expect(400);
    expect(asked).toEqual([]);
  });

  it('are shown one by one', async () => {
    const { body } = await staff.get('/api/admin/sla-tickets/7').expect(200);
    expect(body).toEqual(buildTicketDetailView({ id: 7 }));
  });

  it.each(['404', '0', '-1', '1.5', 'x', '99999999999', '3000000000'])('are not found as %s', async (id) => {
    const { body } = await staff.get(`/api/admin/sla-tickets/${id}`).expect(404);
    expect(body).toEqual({ code: 'gateway.not-found', message: 'Not found' });
  });

  it.each([
    ['acknowledge', {}],
    ['ask-authority', { note: 'Which annex?' }],
    ['close', { reason: 'Withdrawn', note: 'By phone' }],
  ])('are moved on with %s', async (action, details) => {
    const { body } = await staff.post(`/api/admin/sla-tickets/7/${action}`).send(details).expect(200);
    // What may take two is done to the very ticket that was looked at.
    const version = action === 'close' ? { version: 1 } : {};
    expect(asked).toEqual([{ ...details, ...version, ticketId: 7, action }]);
    expect(body.id).toBe(7);
  });

  it('are left alone when it is not the turn of a move', async () => {
    const { body } = await staff.post('/api/admin/sla-tickets/7/resume').send({}).expect(409);
    expect(body).toEqual({ code: 'sla.ticket-move-not-allowed', message: 'Not now' });
  });

  it.each(['escalate', 'constructor', 'Acknowledge'])('know no action %s', async (action) => {
    await staff.post(`/api/admin/sla-tickets/7/${action}`).send({}).expect(404);
    await staff.post('/api/admin/sla-tickets/x/close').send({ reason: 'x' }).expect(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ['note', 'x'.repeat(2_001)],
    ['note', 'bell \u0007'],
    ['reason', ['x']],
    ['actor', 'admin:1'],
  ])('are not moved with a wrong or forbidden %s', async (field, value) => {
    await staff
      .post('/api/admin/sla-tickets/7/close')
      .send({ reason: 'x', [field]: value })
      .expect(400);
    expect(asked).toEqual([]);
  });

  it('tell a client what concerns the client', async () => {
    const client = gateway.browser();
    await client
      .post('/api/client/login')
      .send({ clientId: 'DSA-ABC234', password: 'a password' })
      .expect(200);
    const { body } = await client.get('/api/client/sla-tickets').expect(200);
    expect(asked).toEqual([{ signupId: SIGNUP, forClient: true, limit: 200 }]);
    expect(body).toEqual([toClientTicketView(buildTicketView())]);
    expect(JSON.stringify(body)).not.toContain('Secret');
  });
});
