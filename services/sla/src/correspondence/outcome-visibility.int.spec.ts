import {
  ClassifyTicket,
  FileAuthorityRequest,
  GetAuthorityMail,
  GetClientTicket,
  ReadAuthorityRequest,
  ReadTicketAsStaff,
  WriteAsAuthority,
  WriteAsClient,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const AS_STAFF = { actor: ADMIN };

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

/** An order of an authority that the client has. */
async function forwarded() {
  const { reference } = await sla.call(FileAuthorityRequest, buildRequest());
  const { token } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  const ticketId = row!.ticket_id;
  await sla.act(ticketId, 'acknowledge');
  await sla.act(ticketId, 'forward');
  return { link: { reference, token }, ticketId, client: { ticketId, signupId: SIGNUP } };
}

describe('an order', () => {
  it('shows the authority what was done as it is recorded, and of a bare reply nothing', async () => {
    const effect = { outcome: 'refused', outcomeReason: 'It is lawful here' } as const;
    const { link, ticketId, client } = await forwarded();
    await sla.call(WriteAsClient, { ...client, body: 'We do not.', ...effect });
    await sla.act(ticketId, 'start');
    expect(await sla.get(ticketId)).toMatchObject({
      outcome: null,
      clientSaid: { outcome: 'refused', effectAt: null, reason: effect.outcomeReason },
    });
    const refused = await sla.act(ticketId, 'respond', effect);
    expect(refused).toMatchObject({ ...effect, effectAt: null });
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({ ...effect, effectAt: null });
    expect(await sla.call(GetClientTicket, client)).toMatchObject(effect);
    const { reference } = link;
    expect(await sla.call(GetAuthorityMail, { reference })).toMatchObject({
      outcome: 'refused',
      effectAt: null,
    });

    const bare = await forwarded();
    await sla.act(bare.ticketId, 'start');
    await sla.act(bare.ticketId, 'respond');
    expect(await sla.call(ReadAuthorityRequest, bare.link)).toMatchObject({
      state: 'answered',
      outcome: null,
      effectAt: null,
      outcomeReason: null,
    });
  });

  it('can be counted by its authority once something was done: reference, kind, outcome and times, and no words', async () => {
    const { link, ticketId } = await forwarded();
    await sla.act(ticketId, 'start');
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({ figures: null });
    const counted = {
      category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
      subcategory: 'KEYWORD_PHISHING',
    } as const;
    await sla.call(ClassifyTicket, { ticketId, ...counted }, AS_STAFF);
    const effectAt = sla.now().toISOString();
    await sla.act(ticketId, 'respond', { outcome: 'partly', effectAt, outcomeReason: 'One was gone' });
    const { figures, receivedAt, acknowledgedAt } = await sla.call(ReadAuthorityRequest, link);
    expect(figures).toEqual({
      reference: link.reference,
      ownReference: 'ACM/26/1234',
      article: 9,
      memberState: 'Netherlands',
      ...counted,
      itemCount: 1,
      outcome: 'partly',
      receivedAt,
      acknowledgedAt,
      answeredAt: expect.any(String),
      effectAt,
    });
  });

  it('waits to be read by staff, and then to be dealt with', async () => {
    const { link, ticketId } = await forwarded();
    await sla.call(WriteAsAuthority, { ...link, body: 'How far are you?' });
    expect(await sla.get(ticketId)).toMatchObject({ unreadSince: expect.any(String), nextDue: 'message' });
    const before = await sla.get(ticketId);
    const read = await sla.call(ReadTicketAsStaff, { ticketId }, AS_STAFF);
    expect(read).toMatchObject({ unreadSince: null, nextDue: 'client', version: before.version });
    expect(await sla.call(ReadTicketAsStaff, { ticketId }, AS_STAFF)).toEqual(read);
  });

  it('ends with what was done, not with any message that was written', async () => {
    const { link, ticketId } = await forwarded();
    await sla.call(WriteAsStaff, { ticketId, to: 'authority', body: 'We will not do it.' }, AS_STAFF);
    await expect(sla.act(ticketId, 'close', { reason: 'Done' })).rejects.toMatchObject({
      status: 409,
      code: 'sla.ticket-not-replied',
    });
    const effect = { outcome: 'refused', outcomeReason: 'It is lawful here' } as const;
    expect(await sla.act(ticketId, 'close', { reason: 'Done', ...effect })).toMatchObject({
      status: 'closed',
      closedAs: null,
      ...effect,
    });
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({ state: 'closed', ...effect });
  });
});
