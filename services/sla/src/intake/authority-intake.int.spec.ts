import {
  AnyTicketOpened,
  AuthorityRequestHeld,
  AuthorityRequestReceived,
  ConfirmSender,
  DiscardHeldRequest,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetTicket,
  SaveAuthority,
  ListHeldRequests,
  ListTickets,
  ReadAuthorityRequest,
  ReleaseHeldRequest,
  RenewAuthorityLink,
  TicketOpened,
} from '@rep13/contracts-sla';
import { v7 as uuidv7 } from 'uuid';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, COMPANY, SIGNUP, startSla, TARGET, type SlaUnderTest } from '../../test/sla-under-test.ts';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let senders = 0;
/** Of a sender of its own, so that no other test's orders count. */
const file = (given: Partial<Parameters<typeof buildRequest>[0]> = {}) =>
  sla.call(FileAuthorityRequest, buildRequest({ email: `officer${(senders += 1)}@acm.nl`, ...given }));
const ticketOf = async (reference: string) => {
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  return sla.call(GetTicket, { ticketId: row!.ticket_id });
};
const typesOf = async (ticketId: number) => {
  const rows = await sla.db.query<{ type: string }[]>(
    `select type from outbox_messages where envelope->'data'->>'ticketId' = $1 order by id`,
    [`${ticketId}`],
  );
  return rows.map(({ type }) => type);
};

describe('an order that an authority files', () => {
  it.each([
    ['nl', 'nl', 'Wij hebben niet aangetroffen'],
    [undefined, 'en', 'We did not find'],
  ] as const)('is answered in the language of its page: %s', async (given, expected, asked) => {
    const { reference } = await file({ conversationLanguage: given, redress: null });
    expect(await sla.call(GetAuthorityMail, { reference })).toMatchObject({ conversationLanguage: expected });
    const { request } = await ticketOf(reference);
    expect(request).toMatchObject({ conversationLanguage: expected });
    expect(request?.clarificationDraft).toContain(asked);
  });

  it('opens a ticket for the client it is about, and starts its clock', async () => {
    const { reference, token, missing } = await file({ deadlineAt: '2027-01-15T12:00:00Z' });

    expect(reference).toMatch(/^A-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(token).toHaveLength(43);
    expect(missing).toEqual([]);
    const ticket = await ticketOf(reference);
    expect(ticket).toMatchObject({
      signupId: SIGNUP,
      companyName: COMPANY,
      source: 'authority',
      status: 'pending',
      orderKind: 'act',
      issuingState: 'Netherlands',
      answerDueAt: '2027-01-15T12:00:00.000Z',
      nextDue: 'acknowledge',
      request: { reference, senderCheck: 'unverified', missing: [], clarificationDraft: null },
    });
    expect(ticket.events[0]).toMatchObject({ action: 'open', actor: 'authority' });
    expect(await typesOf(ticket.id)).toEqual([
      TicketOpened.type,
      AnyTicketOpened.type,
      AuthorityRequestReceived.type,
    ]);
  });

  it('is taken with nothing but what is compulsory, and the clarification is drafted', async () => {
    const { reference, missing } = await sla.call(FileAuthorityRequest, {
      kind: 'information',
      authorityName: 'Police',
      email: 'desk@police.example',
      target: TARGET,
    });

    expect(missing).toEqual(['legalBasis', 'identifiers', 'reasons', 'redress']);
    const { request } = await ticketOf(reference);
    expect(request?.clarificationDraft).toContain('Article 10(2)(a)(iii)');
    expect(request?.clarificationDraft).toContain(reference);
  });

  it('opens a ticket also when nobody knows whom it is about, and then names nobody', async () => {
    const { reference } = await file({ target: 'Somebody else' });

    const ticket = await ticketOf(reference);
    expect(ticket).toMatchObject({
      signupId: null,
      companyName: null,
      nextActions: ['acknowledge', 'close'],
    });
    expect(await typesOf(ticket.id)).toEqual([AnyTicketOpened.type, AuthorityRequestReceived.type]);
    const unmatched = await sla.call(ListTickets, { unmatched: true });
    expect(unmatched.map(({ id }) => id)).toContain(ticket.id);
  });

  it('that the client must not hear of names nobody, and is in no list of the client', async () => {
    const { reference } = await file({ doNotInform: true });

    const ticket = await ticketOf(reference);
    expect(ticket).toMatchObject({ signupId: SIGNUP, doNotInform: true });
    expect(await typesOf(ticket.id)).toEqual([AnyTicketOpened.type, AuthorityRequestReceived.type]);
    const clients = await sla.call(ListTickets, { signupId: SIGNUP, forClient: true });
    expect(clients.map(({ id }) => id)).not.toContain(ticket.id);
  });

  it('is one, however often it is sent with one key, and the link is the same', async () => {
    const idempotency = { scope: 'authority', key: uuidv7(), fingerprint: 'file' };
    const send = () =>
      sla.call(FileAuthorityRequest, buildRequest({ email: 'once@acm.nl' }), {
        actor: 'visitor',
        idempotency,
      });

    const first = await send();
    expect(await Promise.all([send(), send()])).toEqual([first, first]);
    const stored = await sla.db.query<{ reply: string }[]>('select reply::text from idempotency_keys');
    expect(JSON.stringify(stored)).not.toContain(first.token);
  });
});

describe('the private link', () => {
  const read = (reference: string, token: string) => sla.call(ReadAuthorityRequest, { reference, token });
  const NOT_FOUND = { status: 404, code: 'gateway.not-found' };

  it('shows how the request stands, and nothing of whose it is', async () => {
    const { reference, token } = await file();
    const { id } = await ticketOf(reference);
    await sla.act(id, 'acknowledge');

    const status = await read(reference, token);
    expect(status).toMatchObject({
      reference,
      state: 'acknowledged',
      isSenderConfirmed: false,
      messages: [],
    });
    expect(JSON.stringify(status)).not.toContain(COMPANY);
    expect(JSON.stringify(status)).not.toContain(`${SIGNUP}`);
  });

  it('opens its own request alone', async () => {
    const one = await file();
    const other = await file();
    const forged = `${one.token.slice(0, -1)}${one.token.endsWith('A') ? 'B' : 'A'}`;

    for (const [reference, token] of [
      [one.reference, other.token],
      [one.reference, forged],
      [one.reference, ''],
      ['A-ZZZZ-ZZZZ', one.token],
      ['x', one.token],
    ] as const) {
      await expect(read(reference, token)).rejects.toMatchObject(NOT_FOUND);
    }
  });

  it('stays good when strangers ask for new ones, until a new one is used', async () => {
    const { reference, token } = await file();
    const renewed: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      await sla.call(RenewAuthorityLink, { reference });
      renewed.push((await sla.call(GetAuthorityMail, { reference })).token);
    }
    const [first = '', second = '', third = ''] = renewed;
    await read(reference, token);
    await read(reference, second);
    for (const over of [token, first]) await expect(read(reference, over)).rejects.toMatchObject(NOT_FOUND);
    await read(reference, second);
    await read(reference, third);
    await expect(read(reference, second)).rejects.toMatchObject(NOT_FOUND);
  });

  it('is there among many that were mailed and never used, and so are the last ten of those', async () => {
    const { reference, token } = await file();
    const renewed: string[] = [];
    for (let times = 0; times < 12; times += 1) {
      await sla.call(RenewAuthorityLink, { reference });
      renewed.push((await sla.call(GetAuthorityMail, { reference })).token);
    }
    await read(reference, token);
    await expect(read(reference, renewed[1]!)).rejects.toMatchObject(NOT_FOUND);
    await read(reference, renewed[2]!);
  });

  it('is ended by a new one also where that is used to confirm the sender, and not by a wrong one', async () => {
    const { reference, token } = await file();
    await sla.call(RenewAuthorityLink, { reference });
    const { token: renewed, confirmCode: code } = await sla.call(GetAuthorityMail, { reference });
    await expect(read(reference, 'x')).rejects.toMatchObject(NOT_FOUND);
    await read(reference, token);
    await sla.call(ConfirmSender, { reference, token: renewed, code });
    await expect(read(reference, token)).rejects.toMatchObject(NOT_FOUND);
  });

  it('is over 180 days after the end', async () => {
    const { reference, token: renewed } = await file();
    expect(await read(reference, renewed)).toMatchObject({ reference });

    const { id } = await ticketOf(reference);
    await sla.act(id, 'close', { reason: 'Withdrawn', closedAs: 'withdrawn' });
    await sla.db.query(`update sla_tickets set closed_at = closed_at - interval '181 days' where id = $1`, [
      id,
    ]);
    await expect(read(reference, renewed)).rejects.toMatchObject(NOT_FOUND);
    await expect(sla.call(GetAuthorityMail, { reference })).rejects.toMatchObject(NOT_FOUND);
  });

  it('answers a new link for a reference that nobody has in the same way', async () => {
    const { reference } = await file();
    expect(await sla.call(RenewAuthorityLink, { reference: 'A-ZZZZ-ZZZZ' })).toEqual(
      await sla.call(RenewAuthorityLink, { reference }),
    );
  });
});

describe('the sender', () => {
  it('is confirmed by what only the mailbox has, and known by the directory', async () => {
    await sla.call(SaveAuthority, {
      domain: 'Acm.nl',
      name: 'ACM',
      memberState: 'Netherlands',
      source: 'acm.nl',
    });
    const { reference } = await file();
    const { token, confirmCode } = await sla.call(GetAuthorityMail, { reference });

    await expect(sla.call(ConfirmSender, { reference, token, code: token })).rejects.toMatchObject({
      status: 404,
    });
    expect(await sla.call(ConfirmSender, { reference, token, code: confirmCode })).toMatchObject({
      isSenderConfirmed: true,
    });
    await sla.call(ConfirmSender, { reference, token, code: confirmCode });
    const { request } = await ticketOf(reference);
    expect(request).toMatchObject({ senderCheck: 'directory', directoryEntry: { domain: 'acm.nl' } });
  });

  it('that sends more than five in an hour waits for staff, until it has confirmed one', async () => {
    const email = 'busy@elsewhere.example';
    const sent = [];
    for (let index = 0; index < 6; index += 1) sent.push(await file({ email, target: `Order ${index}` }));

    const held = await sla.call(ListHeldRequests, {});
    expect(held.map(({ reference }) => reference)).toEqual([sent[5]!.reference]);
    const [announced] = await sla.db.query<{ count: number }[]>(
      `select count(*)::integer from outbox_messages where type = $1`,
      [AuthorityRequestHeld.type],
    );
    expect(announced).toEqual({ count: 1 });
    const last = { reference: sent[5]!.reference, token: sent[5]!.token };
    expect(await sla.call(ReadAuthorityRequest, last)).toMatchObject({ state: 'received' });

    const { reference, token } = sent[0]!;
    const { confirmCode } = await sla.call(GetAuthorityMail, { reference });
    await sla.call(ConfirmSender, { reference, token, code: confirmCode });
    expect((await file({ email })).reference).toBeTruthy();
    expect(await sla.call(ListHeldRequests, {})).toHaveLength(1);
  });

  it('that waited gets a ticket whose clock runs from when its request came; or staff throws it away', async () => {
    const email = 'patient@elsewhere.example';
    for (let index = 0; index < 7; index += 1) await file({ email, target: `Order ${index}` });
    const held = (await sla.call(ListHeldRequests, {})).filter((request) => request.email === email);
    sla.passHours(3);

    const [first, second] = held;
    const ticket = await sla.call(ReleaseHeldRequest, { requestId: first!.id }, { actor: ADMIN });
    expect(ticket).toMatchObject({ authorityContactDate: first!.receivedAt, request: { state: 'received' } });
    await sla.call(DiscardHeldRequest, { requestId: second!.id, reason: 'Nobody there' }, { actor: ADMIN });
    for (const { id } of held)
      await expect(sla.call(ReleaseHeldRequest, { requestId: id })).rejects.toMatchObject({
        status: 409,
        code: 'sla.request-decided',
      });
  });
});
