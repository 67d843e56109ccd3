import { HOUR_MS } from '@rep13/contracts-constants';
import {
  AuthorityRequestReceived,
  CountTickets,
  GetAuthorityMail,
  GetClientTicket,
  ListTickets,
  ReadAuthorityRequest,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { buildRequest } from '../../test/authority-request.ts';
import {
  ADMIN,
  buildOrder,
  COMPANY,
  SIGNUP,
  startSla,
  TARGET,
  type SlaUnderTest,
} from '../../test/sla-under-test.ts';

const AS_STAFF = { actor: ADMIN };

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

/** The same order as the form files it, as staff types it in. */
const typed = (given: Parameters<typeof buildRequest>[0] = {}) => {
  const { kind, memberState, deadlineAt, ...rest } = buildRequest(given);
  return { ...rest, signupId: undefined, orderKind: kind, issuingState: memberState, answerBy: deadlineAt };
};

describe('an order that staff types in', () => {
  it('is a request as the form files it: reference, elements, drafts', async () => {
    const ticket = await sla.open({ ...typed({ redress: null, scope: null }), channel: 'email' });
    expect(ticket).toMatchObject({
      source: 'staff',
      signupId: SIGNUP,
      authorityReference: expect.stringMatching(/^A-/),
      orderKind: 'act',
      issuingState: 'Netherlands',
      request: {
        channel: 'email',
        reference: ticket.authorityReference,
        email: 'eva@acm.nl',
        ownReference: 'ACM/26/1234',
        urls: ['https://acme.example/offer'],
        missing: ['redress', 'scope'],
        clarificationDraft: expect.stringContaining('Article 9(2)(a)(v)'),
        receiptDraft: null,
      },
    });
  });

  it('begins when it came, and the authority waits from then', async () => {
    const ticket = await sla.open({ ...typed(), channel: 'post' }, 20);
    const came = new Date(sla.now().getTime() - 20 * HOUR_MS).getTime();
    expect(Math.abs(Date.parse(ticket.request!.receivedAt) - came)).toBeLessThan(HOUR_MS);
    expect(ticket.authorityContactDate).toBe(ticket.request!.receivedAt);
    expect(Date.parse(ticket.dueAt) - Date.parse(ticket.request!.receivedAt)).toBe(24 * HOUR_MS);
  });

  it('may be about nobody whom we know, and is matched later', async () => {
    const ticket = await sla.open({ ...typed({ target: 'Somebody Else Ltd' }), channel: 'post' });
    expect(ticket).toMatchObject({
      signupId: null,
      companyName: null,
      request: { target: 'Somebody Else Ltd' },
    });
    expect(await sla.open({ ...typed({ target: TARGET }) })).toMatchObject({ signupId: SIGNUP });
  });

  it('says whom it is about', async () => {
    const order = buildOrder(sla.now(), 0, { signupId: undefined, target: ' ' });
    await expect(sla.open(order)).rejects.toMatchObject({ details: { errors: [{ path: 'signupId' }] } });
  });

  it('is kept from its client from the first moment where the authority forbids to tell', async () => {
    const { id, doNotInform } = await sla.open({ ...typed({ doNotInform: true }), channel: 'post' });
    expect(doNotInform).toBe(true);
    const lines = await sla.db.query<object[]>(
      `select from outbox_messages where (envelope->'data'->>'ticketId')::integer = $1
         and envelope->'data' ? 'signupId'`,
      [id],
    );
    expect(lines).toEqual([]);
    await sla.act(id, 'acknowledge');
    await expect(sla.act(id, 'forward')).rejects.toMatchObject({ code: 'sla.client-not-to-be-informed' });
  });

  it('brings its authority receipt and link where there is an address', async () => {
    const { id, authorityReference: reference } = await sla.open({ ...typed(), channel: 'email' });
    const received = await sla.published(AuthorityRequestReceived);
    expect(received).toContainEqual(expect.objectContaining({ ticketId: id, reference, isComplete: true }));
    const { token, email } = await sla.call(GetAuthorityMail, { reference: reference! });
    expect(email).toBe('eva@acm.nl');
    expect(await sla.call(ReadAuthorityRequest, { reference: reference!, token })).toMatchObject({
      state: 'received',
      readsAnswers: true,
    });
    await sla.call(WriteAsStaff, { ticketId: id, to: 'authority', body: 'Which page?' }, AS_STAFF);
  });

  it('brings none without one, and has the receipt to be read out', async () => {
    const ticket = await sla.open({ ...typed({ scope: null }), email: null, channel: 'telephone' });
    expect(ticket.request).toMatchObject({ email: null, directoryEntry: null });
    expect(ticket.request!.receiptDraft).toContain(ticket.authorityReference);
    expect(ticket.request!.receiptDraft).toContain('Article 9(2)(b)');
    const reference = ticket.authorityReference!;
    expect(await sla.call(GetAuthorityMail, { reference })).toMatchObject({ email: null });
    await expect(
      sla.call(WriteAsStaff, { ticketId: ticket.id, to: 'authority', body: 'x' }, AS_STAFF),
    ).rejects.toMatchObject({ code: 'sla.authority-unreachable' });
  });

  it('in the simple form is a request too, of which nothing more is said', async () => {
    const ticket = await sla.open({ description: 'As the officer said it' });
    expect(ticket).toMatchObject({
      orderKind: null,
      description: 'As the officer said it',
      request: { channel: null, kind: 'general', target: COMPANY, missing: [], email: null },
    });
    await sla.act(ticket.id, 'acknowledge');
    await sla.act(ticket.id, 'forward');
    const seen = await sla.call(GetClientTicket, { ticketId: ticket.id, signupId: SIGNUP });
    expect(seen).toMatchObject({ order: null, description: 'As the officer said it' });
  });

  it('is nothing to its client before it is forwarded', async () => {
    const { id: ticketId } = await sla.open({ ...typed(), channel: 'post' });
    const own = { signupId: SIGNUP, forClient: true };
    const before = await sla.call(CountTickets, own);
    expect((await sla.call(ListTickets, own)).map(({ id }) => id)).not.toContain(ticketId);
    await expect(sla.call(GetClientTicket, { ticketId, signupId: SIGNUP })).rejects.toMatchObject({
      status: 404,
    });

    await sla.act(ticketId, 'acknowledge');
    await sla.act(ticketId, 'forward');

    expect(await sla.call(CountTickets, own)).toBe(before + 1);
    expect((await sla.call(ListTickets, own))[0]).toMatchObject({ id: ticketId });
    expect(await sla.call(GetClientTicket, { ticketId, signupId: SIGNUP })).toMatchObject({
      order: { urls: ['https://acme.example/offer'] },
    });
  });
});
