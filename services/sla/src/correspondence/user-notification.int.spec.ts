import {
  FileAuthorityRequest,
  GetAuthorityMail,
  GetClientTicket,
  ListTickets,
  ReadAuthorityRequest,
  RecordUserNotification,
  SetUserNotice,
  TicketUserNoticeSet,
  TicketUserNotificationRecorded,
  TicketUserNotificationReminded,
  WriteAsClient,
} from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { buildRequest } from '../../test/authority-request.ts';
import { SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

let filed = 0;
/** An order that its client says it has carried out. */
async function carriedOut() {
  const { reference } = await sla.call(
    FileAuthorityRequest,
    buildRequest({ email: `o${(filed += 1)}@acm.nl` }),
  );
  const { token } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  const ticketId = row!.ticket_id;
  for (const action of ['acknowledge', 'forward'] as const) await sla.act(ticketId, action);
  const client = { ticketId, signupId: SIGNUP };
  const effectAt = sla.now().toISOString();
  await sla.call(WriteAsClient, { ...client, body: 'It is gone.', outcome: 'given', effectAt });
  return { link: { reference, token }, ticketId, client };
}
const eventsOf = async (type: string, ticketId: number) =>
  (
    await sla.db.query<{ data: Record<string, unknown> }[]>(
      `select envelope->'data' as data from outbox_messages
       where type = $1 and (envelope->'data'->>'ticketId')::integer = $2 order by 1`,
      [type, ticketId],
    )
  ).map(({ data }) => data);

describe('the user concerned by an order', () => {
  it('is owed to be told; the client says when it did, on its page and in its list, and the history and staff know', async () => {
    const { ticketId, client, link } = await carriedOut();
    const before = await sla.call(GetClientTicket, client);
    expect(before).toMatchObject({
      userTold: { state: 'not-yet', at: null, because: null },
      userUntoldSince: expect.any(String),
      userLetter: expect.stringContaining('Appeal within six weeks.'),
    });
    const at = sla.now().toISOString();
    const recorded = await sla.call(RecordUserNotification, { ...client, state: 'told', at });
    expect(recorded).toMatchObject({ userTold: { state: 'told', at, because: null }, userUntoldSince: null });
    expect(recorded.steps.map(({ step }) => step)).toContain('user-told');
    await sla.call(RecordUserNotification, { ...client, state: 'told', at });

    const { events, userTold } = await sla.get(ticketId);
    expect(events.filter(({ action }) => action === 'user-told')).toHaveLength(1);
    expect(userTold).toEqual(recorded.userTold);
    expect(await eventsOf(TicketUserNotificationRecorded.type, ticketId)).toMatchObject([
      { state: 'told', at },
    ]);
    const [listed] = await sla.call(ListTickets, { signupId: SIGNUP, forClient: true });
    expect(listed).toMatchObject({ id: ticketId, userTold: recorded.userTold });
    expect(JSON.stringify(await sla.call(ReadAuthorityRequest, link))).not.toContain('userTold');
  });

  it('is what the client is reminded of, in events that say nothing of why', async () => {
    const { ticketId, client } = await carriedOut();
    const because = 'The account was closed';
    await sla.call(RecordUserNotification, { ...client, state: 'not-yet', because });
    await sla.act(ticketId, 'close', { reason: 'Done', outcome: 'given' });
    sla.passHours(25);
    const reminded = await eventually(
      async () => {
        const found = await eventsOf(TicketUserNotificationReminded.type, ticketId);
        return found.length > 0 && found;
      },
      { fact: 'the client was reminded' },
    );
    expect(reminded).toMatchObject([{ signupId: SIGNUP, reminder: 1 }]);
    const recorded = await eventsOf(TicketUserNotificationRecorded.type, ticketId);
    expect(JSON.stringify([reminded, recorded])).not.toContain(because);
    expect((await sla.get(ticketId)).events.at(-1)).toMatchObject({ action: 'user-remind', actor: 'system' });
  });

  it('is forbidden and allowed by what the authority tells staff, which client and history know', async () => {
    const { ticketId, client, link } = await carriedOut();
    const actor = 'admin:1';
    const { version } = await sla.get(ticketId);
    await sla.call(SetUserNotice, { ticketId, version, notice: 'not-yet' }, { actor });
    expect(await sla.call(GetClientTicket, client)).toMatchObject({
      userTold: { state: 'may-not', at: null, because: expect.stringContaining('may not be told') },
      userUntoldSince: null,
    });
    const again = { ticketId, version, notice: 'allowed' } as const;
    await expect(sla.call(SetUserNotice, again, { actor })).rejects.toMatchObject({ status: 412 });
    await sla.act(ticketId, 'close', { reason: 'Done', outcome: 'given' });
    const allowed = await sla.call(SetUserNotice, { ticketId, notice: 'allowed' }, { actor });
    expect(allowed).toMatchObject({ status: 'closed', userTold: { state: 'not-yet' } });
    expect(allowed.userUntoldSince).toEqual(expect.any(String));
    const heard = allowed.events.filter(({ action }) => action === 'set-user-notice');
    expect(heard).toMatchObject([
      { actor, note: 'Not before the authority allows it' },
      { actor, note: 'Yes, at once' },
    ]);
    const stated = { ...client, state: 'told', at: sla.now().toISOString() } as const;
    await sla.call(RecordUserNotification, stated);
    for (const notice of ['allowed', 'not-yet'] as const)
      await sla.call(SetUserNotice, { ticketId, notice }, { actor });
    const set = (await eventsOf(TicketUserNoticeSet.type, ticketId)).map(
      ({ signupId, notice, clientNews }) => [
        ...[signupId, notice, (clientNews as { isUserNotified: boolean } | undefined)?.isUserNotified],
      ],
    );
    const all = [
      [SIGNUP, 'not-yet', false],
      [SIGNUP, 'allowed', false],
      // It was allowed before: nothing new.
      [SIGNUP, 'allowed', undefined],
      [SIGNUP, 'not-yet', true],
    ];
    expect(set).toHaveLength(all.length);
    expect(set).toEqual(expect.arrayContaining(all));
    expect(JSON.stringify(await sla.call(ReadAuthorityRequest, link))).not.toContain('userTold');
  });

  it('is nobody else’s to speak of, and of an order that was not forwarded nobody’s', async () => {
    const { ticketId } = await carriedOut();
    const at = sla.now().toISOString();
    const other = { ticketId, signupId: SIGNUP + 1, state: 'told', at } as const;
    await expect(sla.call(RecordUserNotification, other)).rejects.toMatchObject({ status: 404 });
    const { id } = await sla.open();
    const own = { ticketId: id, signupId: SIGNUP, state: 'told', at } as const;
    await expect(sla.call(RecordUserNotification, own)).rejects.toMatchObject({ status: 404 });
    await sla.call(SetUserNotice, { ticketId: id, notice: 'not-yet' }, { actor: 'admin:1' });
    const [set] = await eventsOf(TicketUserNoticeSet.type, id);
    expect(set).not.toHaveProperty('clientNews');
  });

  it.each([
    ['told without a time', { state: 'told' }, 'at'],
    ['not yet told without a reason', { state: 'not-yet' }, 'because'],
  ] as const)('is never %s', async (_, stated, path) => {
    const { client } = await carriedOut();
    await expect(sla.call(RecordUserNotification, { ...client, ...stated })).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path }] },
    });
  });
});
