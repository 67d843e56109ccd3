import {
  AddClientFile,
  ChangeTicketClient,
  GetClientFile,
  GetClientTicket,
  GetResponseTimes,
  ListTickets,
  MatchTicket,
  ReadTicketAsClient,
  TicketClientChanged,
  TicketForwarded,
  WriteAsClient,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { ADMIN, SIGNUP, startSla, UNKNOWN_SIGNUP, type SlaUnderTest } from '../../test/sla-under-test.ts';

const AS_STAFF = { actor: ADMIN };
const MEANT = SIGNUP + 1;
const REASON = 'Their letter names the other one';
const BYTES = Buffer.from('What only the first client may send.');

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla({}, (signupId) =>
    signupId === UNKNOWN_SIGNUP ? null : signupId === MEANT ? 'Meant BV' : 'Acme Inc.',
  );
});
afterAll(() => sla.stop());

const first = (ticketId: number) => ({ ticketId, signupId: SIGNUP });
const second = (ticketId: number) => ({ ticketId, signupId: MEANT });
const change = (ticketId: number, given: object = {}) =>
  sla.call(
    ChangeTicketClient,
    { ...second(ticketId), insteadOf: SIGNUP, reason: REASON, ...given },
    AS_STAFF,
  );
const forward = async (ticketId: number) => {
  await sla.act(ticketId, 'forward');
  return sla.get(ticketId);
};

/** An order that went to the wrong client, which has read and answered it, and whose answer was recorded. */
async function answeredByTheWrongOne() {
  const { id } = await sla.open({ email: 'eva@acm.nl', answerBy: new Date(Date.now() + 9e8).toISOString() });
  await sla.act(id, 'acknowledge');
  await forward(id);
  await sla.call(WriteAsStaff, { ticketId: id, to: 'client', body: 'What do you say?' }, AS_STAFF);
  await sla.call(ReadTicketAsClient, first(id));
  const file = await sla.call(AddClientFile, { ...first(id), name: 'a.txt', bytes: BYTES });
  const effect = { outcome: 'given' as const, effectAt: new Date().toISOString() };
  await sla.call(WriteAsClient, { ...first(id), body: 'It is gone here.', fileIds: [file.id], ...effect });
  await sla.act(id, 'start');
  await sla.act(id, 'respond', { outcome: 'given' });
  return { id, fileId: file.id };
}

describe('an order that is about another client', () => {
  it('begins again at that client, with clocks of its own', async () => {
    const { id } = await answeredByTheWrongOne();
    const changed = await change(id);
    expect(changed).toMatchObject({
      ...{ signupId: MEANT, companyName: 'Meant BV', status: 'acknowledged' },
      ...{ forwardedToClient: false, forwardedDate: null, clientReadAt: null, clientAnsweredAt: null },
      ...{ clientDueAt: null, clientSaid: null, outcome: null, effectAt: null, nextDueBy: 'staff' },
      // The authority's time runs on: an answer that rested on another client was none.
      answerOnTime: null,
    });
    expect(changed.nextActions).toContain('forward');

    const after = await forward(id);
    expect(after).toMatchObject({ status: 'forwarded', clientAnswerOnTime: null, clientReadAt: null });
    expect(Date.parse(after.clientDueAt!)).toBeGreaterThan(Date.parse(after.forwardedDate!));
    const forwarded = (await sla.published(TicketForwarded)).filter(({ ticketId }) => ticketId === id);
    expect(forwarded.map(({ signupId }) => signupId)).toEqual([SIGNUP, MEANT]);
    const facts = await sla.published(TicketClientChanged);
    expect(facts).toContainEqual(expect.objectContaining({ ticketId: id, signupId: MEANT }));
  });

  it('takes nothing of the first one along', async () => {
    const { id, fileId } = await answeredByTheWrongOne();
    await change(id);
    await forward(id);

    const seen = await sla.call(GetClientTicket, second(id));
    expect(seen).toMatchObject({ messages: [], clientSaid: null, outcome: null });
    expect(seen.steps.map(({ step }) => step)).toEqual(['received', 'acknowledged', 'forwarded']);
    expect(JSON.stringify(seen)).not.toContain('gone here');
    await expect(sla.call(GetClientFile, { ...second(id), fileId })).rejects.toMatchObject({ status: 404 });
    for (const to of ['client', 'authority'] as const)
      await expect(
        sla.call(WriteAsStaff, { ticketId: id, to, body: 'See the file', fileIds: [fileId] }, AS_STAFF),
      ).rejects.toMatchObject({ status: 400, details: { errors: [{ path: 'fileIds' }] } });
  });

  it('is nothing to the first one any more', async () => {
    const { id, fileId } = await answeredByTheWrongOne();
    await change(id);
    for (const ask of [
      () => sla.call(GetClientTicket, first(id)),
      () => sla.call(ReadTicketAsClient, first(id)),
      () => sla.call(WriteAsClient, { ...first(id), body: 'x' }),
      () => sla.call(GetClientFile, { ...first(id), fileId }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 });
    const own = { signupId: SIGNUP, forClient: true };
    expect((await sla.call(ListTickets, own)).map(({ id: other }) => other)).not.toContain(id);
    const { all } = await sla.call(GetResponseTimes, { signupId: MEANT, forClient: true });
    expect(all.received).toBe((await sla.call(ListTickets, { signupId: MEANT, forClient: true })).length);
  });

  it('keeps it all for staff, and says whose it was', async () => {
    const { id, fileId } = await answeredByTheWrongOne();
    await change(id);
    await forward(id);
    await sla.call(WriteAsClient, { ...second(id), body: 'It was never here.' });

    const { messages, files, earlierClients, events } = await sla.get(id);
    expect(messages.map(({ body, ofEarlierClient }) => [body, ofEarlierClient])).toEqual([
      ['What do you say?', true],
      ['It is gone here.', true],
      ['It was never here.', false],
    ]);
    expect(files).toMatchObject([{ id: fileId, ofEarlierClient: true }]);
    expect(earlierClients).toMatchObject([
      { signupId: SIGNUP, companyName: 'Acme Inc.', said: { outcome: 'given' } },
    ]);
    expect(earlierClients[0]?.readAt).not.toBeNull();
    const line = events.find(({ action }) => action === 'change-client');
    expect(line).toMatchObject({ fromStatus: 'responded', toStatus: 'acknowledged', actor: ADMIN });
    expect(line?.note).toBe(`Before: Acme Inc.\n${REASON}`);
  });

  it('that nobody was told of stays where it is', async () => {
    const { id } = await sla.open();
    expect(await change(id)).toMatchObject({ status: 'pending', signupId: MEANT, responseDate: null });
  });

  it('is not changed by saying once more whom it is about', async () => {
    const { id } = await sla.open();
    await expect(sla.call(MatchTicket, second(id), AS_STAFF)).rejects.toMatchObject({
      status: 409,
      code: 'sla.ticket-is-matched',
    });
  });

  it.each([
    ['it is about that one already', { signupId: SIGNUP }],
    ['it was about somebody else when the change was asked for', { insteadOf: 555_555_555 }],
    ['there is no such client', { signupId: UNKNOWN_SIGNUP }],
  ])('is refused where %s', async (_, given) => {
    const { id } = await sla.open();
    await expect(change(id, given)).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'signupId' }] },
    });
  });

  it('is refused of one that nobody has matched, or that is closed', async () => {
    const { id } = await sla.open({ signupId: undefined, target: 'Nobody we know' });
    await expect(change(id)).rejects.toMatchObject({ code: 'sla.client-unknown' });
    const closed = await sla.open();
    await sla.act(closed.id, 'close', { reason: 'Sent twice', closedAs: 'duplicate' });
    await expect(change(closed.id)).rejects.toMatchObject({ code: 'sla.ticket-closed' });
  });
});
