import { FindMandate, type MandateDetailView } from '@rep13/contracts-agreements';
import {
  AddAuthorityFile,
  FileAuthorityRequest,
  GetAuthorityMail,
  MarkTicketSpam,
  ReadAuthorityRequest,
  SetTicketDeadline,
  TicketReopened,
  WriteAsAuthority,
} from '@rep13/contracts-sla';
import { buildRequest } from '../../test/authority-request.ts';
import { ADMIN, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

let sla: SlaUnderTest;
let mandate: MandateDetailView['state'] | null = 'in_force';
beforeAll(async () => {
  sla = await startSla();
  sla.stubbedServices.answer(FindMandate, () => mandate && ({ state: mandate } as MandateDetailView));
});
beforeEach(() => {
  mandate = 'in_force';
});
afterAll(() => sla.stop());

let filed = 0;
async function file(given: Parameters<typeof buildRequest>[0] = {}) {
  const email = `e${(filed += 1)}@acm.nl`;
  const { reference } = await sla.call(FileAuthorityRequest, buildRequest({ email, ...given }));
  const { token } = await sla.call(GetAuthorityMail, { reference });
  const [row] = await sla.db.query<{ ticket_id: number }[]>(
    'select ticket_id from authority_requests where reference = $1',
    [reference],
  );
  return { link: { reference, token }, ticketId: row!.ticket_id };
}
const closed = async () => {
  const order = await file();
  await sla.act(order.ticketId, 'close', { reason: 'Withdrawn by phone', closedAs: 'withdrawn' });
  return order;
};
const write = (link: { reference: string; token: string }) =>
  sla.call(WriteAsAuthority, { ...link, body: 'It is still there.' });

describe('an authority that writes after the end', () => {
  it('opens its order again: it is ours, unread, and says why it had been closed', async () => {
    const { link, ticketId } = await closed();
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({ state: 'closed', writing: 'reopens' });
    await write(link);
    const ticket = await sla.get(ticketId);
    expect(ticket).toMatchObject({
      status: 'acknowledged',
      closedAt: null,
      closedAs: null,
      closeReason: null,
      nextDue: 'message',
      nextDueBy: 'staff',
      unreadSince: expect.any(String),
    });
    expect(ticket.events.slice(-2)).toMatchObject([
      {
        action: 'reopen',
        fromStatus: 'closed',
        toStatus: 'acknowledged',
        actor: 'authority',
        note: 'Closed before: Withdrawn by phone',
      },
      { action: 'authority-wrote' },
    ]);
    expect(await sla.published(TicketReopened)).toEqual([expect.objectContaining({ ticketId })]);
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({
      state: 'acknowledged',
      writing: 'open',
    });
  });

  it('opens it also by a file, and it can be closed again', async () => {
    const { link, ticketId } = await closed();
    await sla.call(AddAuthorityFile, { ...link, name: 'a.txt', bytes: Buffer.from('See') });
    expect(await sla.get(ticketId)).toMatchObject({
      status: 'acknowledged',
      unreadSince: expect.any(String),
    });
    const end = { reason: 'Withdrawn for good', closedAs: 'withdrawn' } as const;
    expect(await sla.act(ticketId, 'close', end)).toMatchObject({ status: 'closed' });
  });

  it.each(['run_off', 'ending', null] as const)('is heard while the mandate is %s', async (state) => {
    mandate = state;
    const { link } = await closed();
    await write(link);
  });

  it('is led on where the mandate has ended for good', async () => {
    const { link, ticketId } = await closed();
    mandate = 'ended';
    const message = expect.stringContaining('present representative') as string;
    const over = { status: 410, code: 'agreements.mandate-over', message };
    await expect(write(link)).rejects.toMatchObject(over);
    expect(await sla.get(ticketId)).toMatchObject({ status: 'closed' });
  });

  it('writes to nobody once it was found to be spam', async () => {
    const { link, ticketId } = await file();
    await sla.call(MarkTicketSpam, { ticketId, reason: 'An advertisement' }, { actor: ADMIN });
    expect(await sla.call(ReadAuthorityRequest, link)).toMatchObject({ writing: 'no' });
    await expect(write(link)).rejects.toMatchObject({ status: 409, code: 'sla.ticket-closed' });
  });
});

const PARTICULARS = {
  authorityType: 'administrative',
  fileNumber: 'F 26-1',
  issuedAt: '2026-11-20T08:00:00.000Z',
  challengeCourt: 'District Court of Rotterdam',
  challengeDeadline: 'Six weeks after its receipt',
  userNotice: 'later',
  userNoticeFrom: '2026-12-20T08:00:00.000Z',
} as const;

describe('the page of a request', () => {
  it('has the order as it was filed, word for word', async () => {
    const order = buildRequest({
      ...PARTICULARS,
      email: 'page@acm.nl',
      officerGrade: 'Inspector',
      effectTo: 'The ministry',
      doNotInform: true,
    });
    const { link, ticketId } = await file(order);
    expect((await sla.get(ticketId)).userTold).toMatchObject({
      state: 'may-not',
      at: PARTICULARS.userNoticeFrom,
    });
    const { target: _, ...given } = { ...order, reasonsWithheld: false };
    expect((await sla.call(ReadAuthorityRequest, link)).order).toEqual({
      ...given,
      target: order.target,
      identifiers: [],
      missing: [],
      translation: null,
      foreignKind: null,
      ...PARTICULARS,
      deadlineAt: null,
      receivedAt: expect.any(String),
    });
  });
});

describe('reasons that criminal proceedings forbid to give', () => {
  it('are not missing of an order to provide information, and nothing asks for them', async () => {
    const order = {
      kind: 'information',
      identifiers: ['@ada'],
      reasons: null,
      reasonsWithheld: true,
    } as const;
    const { request } = await sla.get((await file({ ...order, identifiers: ['@ada'] })).ticketId);
    expect(request).toMatchObject({ reasonsWithheld: true, missing: [], clarificationDraft: null });
    const act = await sla.get((await file({ reasons: null, reasonsWithheld: true })).ticketId);
    expect(act.request).toMatchObject({ reasonsWithheld: false, missing: ['reasons'] });
  });
});

describe('the time by which an authority wants its answer', () => {
  const at = (days: number) => new Date(sla.now().getTime() + days * 86_400_000).toISOString();

  it('is asked again where it must be a slip, and taken where somebody says that it has passed', async () => {
    const refused = {
      status: 400,
      details: { errors: [{ path: 'deadlineAt', message: expect.any(String) }] },
    };
    for (const deadlineAt of ['1900-01-01T00:00:00Z', '9999-12-31T00:00:00Z', at(-2)])
      await expect(file({ deadlineAt })).rejects.toMatchObject(refused);
    const { ticketId } = await file({ deadlineAt: at(-2), deadlineIsPast: true });
    expect(await sla.get(ticketId)).toMatchObject({ answerDueAt: expect.any(String) });
    const set = (answerBy: string, deadlineIsPast = false) =>
      sla.call(SetTicketDeadline, { ticketId, answerBy, deadlineIsPast }, { actor: ADMIN });
    const again = { status: 400, details: { errors: [{ path: 'answerBy', message: expect.any(String) }] } };
    await expect(set(at(-1))).rejects.toMatchObject(again);
    await expect(set('9999-12-31T00:00:00Z', true)).rejects.toMatchObject(again);
    const yesterday = at(-1);
    expect(await set(yesterday, true)).toMatchObject({ answerDueAt: yesterday });
    await expect(sla.open({ answerBy: '1900-01-01T00:00:00Z' })).rejects.toMatchObject(again);
  });
});

describe('orders that may be the same', () => {
  it('are named by what they have in common, both ways, and nothing else happens', async () => {
    const about = { ownReference: 'TWIN/1', urls: ['https://twin.example/a'], target: 'Twin Ltd' };
    const first = await file(about);
    const byReference = await file({ ownReference: 'twin/1', urls: ['https://other.example/1'] });
    const byUrl = await file({ ownReference: 'X/1', urls: ['https://TWIN.example/a/', 'https://y.example'] });
    await file({ ownReference: 'X/2', urls: ['https://z.example'] });
    const { twins } = await sla.get(first.ticketId);
    expect(twins.map(({ ticketId, alike }) => [ticketId, alike])).toEqual([
      [byUrl.ticketId, ['urls']],
      [byReference.ticketId, ['reference']],
    ]);
    expect((await sla.get(byUrl.ticketId)).twins).toMatchObject([
      { ticketId: first.ticketId, reference: first.link.reference, status: 'pending', alike: ['urls'] },
    ]);
  });

  it('are those that one mailbox sends about one client, and not its other ones', async () => {
    const email = 'again@acm.nl';
    const nothing = { ownReference: null, urls: [] };
    const first = await file({ email, target: 'Same Ltd', ...nothing });
    const again = await file({ email, target: 'same ltd', ...nothing });
    await file({ email, target: 'Another Ltd', ...nothing });
    expect((await sla.get(again.ticketId)).twins).toMatchObject([
      { ticketId: first.ticketId, alike: ['sender'] },
    ]);
  });
});
